import { styled } from '../../ui/styled/styled.ts';
import { focusRing } from '../../ui/theme/focus-ring.styles.ts';

export const SessionRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--birrete-space-2) var(--birrete-space-4);
`;

/** The person's name, where it leads to their sessions. */
export const NameButton = styled.button`
  cursor: pointer;
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  ${focusRing}
`;
