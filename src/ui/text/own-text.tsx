import { styled } from '../styled/styled.ts';

/**
 * An element for words that stand beside other elements. A browser's page translation replaces bare texts; React, which
 * still holds them, would crash when it puts something before one or takes one away. It makes no box of its own.
 */
export const OwnText = styled.span`
  display: contents;
`;
