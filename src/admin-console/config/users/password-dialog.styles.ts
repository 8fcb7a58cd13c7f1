import { insetStyles } from '../../../ui/dialog/dialog-parts.styles.ts';
import { styled } from '../../../ui/styled/styled.ts';

export const PasswordFrame = styled.div`
  display: grid;
  gap: var(--birrete-space-1);
  ${insetStyles}
`;

export const PasswordLabel = styled.span`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
`;

/** A font with distinguishable letters: the password is read aloud and typed by hand. */
export const Password = styled.code`
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 1.375em;
  line-height: 1.4;
  overflow-wrap: anywhere;
  user-select: all;
`;
