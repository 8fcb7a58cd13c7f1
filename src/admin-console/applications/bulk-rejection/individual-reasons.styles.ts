import { styled } from '#ui/styled/styled.ts';

export const ReasonList = styled.ol`
  display: grid;
`;

/** Skips layout of items outside the viewport: a run may have thousands. */
export const ReasonItem = styled.li`
  display: grid;
  gap: var(--birrete-space-2);
  padding-block: var(--birrete-space-4);
  border-block-start: 1px solid var(--birrete-border);
  content-visibility: auto;
  contain-intrinsic-block-size: auto 9em;
`;
