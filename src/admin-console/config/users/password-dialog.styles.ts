import { styled } from '#ui/styled/styled.ts';

/** A font with distinguishable letters: the password is read aloud and typed by hand. */
export const Password = styled.code`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 1.375em;
  line-height: 1.4;
  overflow-wrap: anywhere;
  user-select: all;
`;
