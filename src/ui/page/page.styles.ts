import { styled } from '../styled/styled.ts';

/** The page of a public widget: as wide as a form reads well, whatever column it is in. */
export const PageColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-5);
  max-inline-size: 54em;
  margin-inline: auto;
  padding: var(--birrete-space-5) var(--birrete-space-6) var(--birrete-space-7);

  @container birrete (width < 36em) {
    padding: var(--birrete-space-4) var(--birrete-space-4) var(--birrete-space-6);
  }
`;

/** The way back above a title: the link's text, not its padding, is in line with what follows. */
export const BackBox = styled.div`
  margin-inline-start: -0.75em;

  & > * {
    padding-inline: 0.75em;
  }
`;
