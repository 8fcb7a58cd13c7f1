import { styled } from '../ui/styled/styled.ts';

/** The sheet of the whole widget: as wide as a form reads well, whatever column it stands in. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--birrete-space-5);
  max-inline-size: 54em;
  margin-inline: auto;
  padding: var(--birrete-space-5) var(--birrete-space-6) var(--birrete-space-7);

  @container birrete (width < 36em) {
    gap: var(--birrete-space-4);
    padding: var(--birrete-space-4) var(--birrete-space-4) var(--birrete-space-6);
  }
`;

export const Masthead = styled.header`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--birrete-space-3);
`;

/** A quiet button's own padding would push it in from the edge that everything else keeps. */
export const BackPlace = styled.div`
  display: block;
  margin-inline-start: -0.75em;

  & > * {
    padding-inline: var(--birrete-space-3);
  }
`;

export const Intro = styled.p`
  display: block;
  max-inline-size: 40em;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-title);
  text-wrap: pretty;
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--birrete-space-5);
  min-inline-size: 0;
`;

/** A heading is no wider than its words, so that the ring around it is not either. */
export const StepHead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--birrete-space-2);
`;

export const Note = styled.p`
  display: block;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);
`;

/** What is known of a choice from a list that shows only its name. */
export const Chosen = styled.p`
  display: block;
  padding: var(--birrete-space-3) var(--birrete-space-4);
  border-inline-start: 3px solid var(--birrete-accent);
  background-color: var(--birrete-accent-soft);
  overflow-wrap: anywhere;
`;

export const Navigation = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--birrete-space-3);
  padding-block-start: var(--birrete-space-5);
  border-block-start: 1px solid var(--birrete-border);
`;

/** Going on stands at the end, going back at the start; on a phone they share the row. */
export const Directions = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex: 1 1 100%;
  gap: var(--birrete-space-3);

  & > :last-child {
    margin-inline-start: auto;
  }

  @container birrete (width < 36em) {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

export const Aside = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--birrete-space-3);
  text-align: center;
`;

export const MissingPlace = styled.div`
  display: flex;
  justify-content: flex-end;

  @container birrete (width < 36em) {
    justify-content: center;
  }
`;
