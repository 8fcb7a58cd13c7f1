import { styled } from '../styled/styled.ts';

export const Opening = styled.div`
  display: grid;
  gap: var(--birrete-space-2);
`;

export const Intro = styled.p`
  color: var(--birrete-text-muted);
`;

export const Results = styled.div`

  &:empty {
    display: none;
  }
`;
