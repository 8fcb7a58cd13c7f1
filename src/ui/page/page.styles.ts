import { styled } from '../styled/styled.ts';

/** The page of a public widget: as wide as a form is easy to read, whatever its column. */
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

  /* Large text on a phone: the width belongs to the words. */
  @container birrete (width < 14em) {
    padding-inline: var(--birrete-space-2);
  }
`;

/** The link back above a title: its text, not its padding, is aligned with the content below. */
export const BackBox = styled.div`
  margin-inline-start: -0.75em;

  & > * {
    padding-inline: 0.75em;
  }
`;
