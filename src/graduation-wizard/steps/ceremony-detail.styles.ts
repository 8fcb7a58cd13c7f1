import { styled } from '../../ui/styled/styled.ts';

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-1) var(--birrete-space-5);
`;

export const Fact = styled.span`
  display: flex;
  gap: var(--birrete-space-2);
  min-inline-size: 0;

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Description = styled.span`
  display: block;
  flex-basis: 100%;
  overflow-wrap: anywhere;
`;
