import { LinkText } from '../link/link.styles.ts';
import { styled } from '../styled/styled.ts';
import { focusRing } from '../theme/focus-ring.styles.ts';

export const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--birrete-space-2);
  padding: var(--birrete-space-4);
  border: 1px solid var(--birrete-danger-border);
  border-inline-start: 4px solid var(--birrete-danger-text);
  border-radius: var(--birrete-radius-small);
  background-color: var(--birrete-danger-soft);
  color: var(--birrete-text);
  scroll-margin-block: 1em;
  ${focusRing}
`;

/** The links are taller than their text, for fingers; negative margins keep the box's padding even. */
export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  margin-block-end: -0.35em;
`;

export const Item = styled.li`
  display: block;
`;

export const ItemLink = styled(LinkText)`
  display: inline-block;
  padding-block: 0.35em;
  color: var(--birrete-danger-text);
  font-weight: 500;
  line-height: 1.45;

  @media (pointer: coarse) {
    padding-block: 0.65em;
  }
`;
