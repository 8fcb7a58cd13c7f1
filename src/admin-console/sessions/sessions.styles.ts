import { styled } from '#ui/styled/styled.ts';
import { focusRing } from '#ui/theme/focus-ring.styles.ts';

/** The person's name, where it leads to their sessions. */
export const NameButton = styled.button`
  cursor: pointer;
  text-decoration: underline dotted;
  text-underline-offset: 0.25em;
  ${focusRing}
`;
