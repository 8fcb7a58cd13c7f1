import { styled } from '../../ui/styled/styled.ts';
import { reset } from '../../ui/theme/reset.styles.ts';

export const Waiting = styled.div`
  ${reset}
  display: block;
  max-inline-size: 48em;
  padding: var(--birrete-space-3) 0;
`;
