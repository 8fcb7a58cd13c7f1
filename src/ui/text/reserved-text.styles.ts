import { styled } from '../styled/styled.ts';

/** The height of the text in `data-text`, which appears later: what is below must not move under a finger. */
export const ReservedText = styled.p`
  &::before {
    content: attr(data-text);
    visibility: hidden;
  }
`;
