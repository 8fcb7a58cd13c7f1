import { styled } from '../styled/styled.ts';
import { focusRing, reset } from '../theme/reset.styles.ts';

export const LinkText = styled.a`
  ${reset}
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
