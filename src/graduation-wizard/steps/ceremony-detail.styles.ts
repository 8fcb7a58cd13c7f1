import { styled } from '../../ui/styled/styled.ts';
import { reset } from '../../ui/theme/reset.styles.ts';

export const Facts = styled.span`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  gap: 0.25em 1.5em;
`;

export const Fact = styled.span`
  ${reset}
  display: flex;
  gap: 0.5em;
  min-inline-size: 0;

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const Description = styled.span`
  ${reset}
  display: block;
  flex-basis: 100%;
  overflow-wrap: anywhere;
`;
