import { styled } from '#ui/styled/styled.ts';

export const Problems = styled.ul`
  display: grid;
  gap: var(--birrete-space-3);
  max-block-size: 20em;
  overflow: auto;
`;

export const ProblemItem = styled.li`
  display: grid;
  gap: var(--birrete-space-1);
  overflow-wrap: anywhere;
`;

export const ProblemSubject = styled.span`
  font-weight: 600;
`;

export const Files = styled.ul`
  display: grid;
  justify-items: start;
  gap: var(--birrete-space-3);
`;

export const PrintList = styled.ul`
  display: grid;
  gap: var(--birrete-space-3);
`;
