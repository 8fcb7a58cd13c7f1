import { styled } from '../../ui/styled/styled.ts';

export const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25em 1.5em;
`;

export const Fact = styled.span`
  display: flex;
  gap: 0.5em;
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
