import { styled } from '../styled/styled.ts';

interface PanelStyles {
  /** Step of the spacing scale between its parts. @default 3 */
  readonly $gap?: 1 | 2 | 3 | 4 | undefined;
}

/** A box with the page's background and a thin border, for what must be noticed in a dialog or a form. */
export const Panel = styled.div<PanelStyles>`
  display: grid;
  gap: ${({ $gap = 3 }) => `var(--birrete-space-${$gap})`};
  padding: var(--birrete-space-4);
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  background-color: var(--birrete-page);
`;

/** Facts next to each other in a panel, each with its name above its value. */
export const Facts = styled(Panel).attrs({ as: 'dl' })`
  grid-template-columns: repeat(auto-fit, minmax(6.75em, 1fr));
  gap: var(--birrete-space-4) var(--birrete-space-5);
`;

export const Fact = styled.div`
  min-inline-size: 0;
`;

export const FactName = styled.dt`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
`;

export const FactValue = styled.dd`
  font-size: var(--birrete-size-lead);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
