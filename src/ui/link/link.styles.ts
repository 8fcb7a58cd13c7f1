import { part } from '../styled/part.ts';
import { styled } from '../styled/styled.ts';
import { focusRing } from '../theme/focus-ring.styles.ts';

export const LinkText = styled.a.attrs(part('link'))`
  border-radius: var(--birrete-radius-small);
  color: var(--birrete-accent-text);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
  ${focusRing}

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
