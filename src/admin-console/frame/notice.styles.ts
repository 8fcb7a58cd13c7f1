import { styled } from '#ui/styled/styled.ts';

/** The whole page, for a notice in place of the frame. */
export const NoticePlace = styled.div`
  max-inline-size: 40em;
  min-block-size: 100vh;
  min-block-size: 100dvh;
  margin-inline: auto;
  padding: var(--birrete-space-7) var(--birrete-space-4);
`;
