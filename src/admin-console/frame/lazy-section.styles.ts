import { styled } from '../../ui/styled/styled.ts';

export const Waiting = styled.div`
  max-inline-size: 48em;
  padding: var(--birrete-space-3) 0;
`;
