import { styled } from '#ui/styled/styled.ts';

export const FormBox = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--birrete-space-4);

  & > form {
    justify-self: stretch;
  }
`;

export const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-3);
`;
