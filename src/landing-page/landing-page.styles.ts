import { styled } from '../ui/styled/styled.ts';

/** At least as high as the window, so that the footer is at the bottom. */
export const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100vh;
  min-block-size: 100dvh;
`;

/** The column that header, body and footer share. */
export const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 70em;
  margin-inline: auto;
  padding-inline: var(--birrete-space-6);

  @container birrete (width < 36em) {
    padding-inline: var(--birrete-space-4);
  }
`;

/** Receives the focus only as the target of a skip link, which needs no ring. */
export const Main = styled.main``;

export const Hero = styled.section`
  display: grid;
  gap: var(--birrete-space-4);
  padding-block: var(--birrete-space-8) var(--birrete-space-7);

  &::before {
    content: '';
    inline-size: 3.5em;
    block-size: 3px;
    background-color: var(--birrete-accent);
  }

  @container birrete (width < 36em) {
    padding-block: var(--birrete-space-7) var(--birrete-space-6);
  }
`;

export const Lead = styled.p`
  max-inline-size: 36em;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-lead);
  text-wrap: pretty;
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--birrete-space-5);
  padding-block-end: var(--birrete-space-8);

  @container birrete (width < 46em) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--birrete-space-4);
  }
`;

export const Steps = styled.section`
  padding-block: var(--birrete-space-8);
  border-block: 1px solid var(--birrete-border);
  background-color: var(--birrete-surface);

  @container birrete (width < 36em) {
    padding-block: var(--birrete-space-7);
  }
`;

export const StepList = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--birrete-space-6);
  padding-block-start: var(--birrete-space-6);
  counter-reset: step;

  @container birrete (width < 46em) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--birrete-space-5);
  }
`;

/** A counter writes the number, so screen readers do not read it in addition to the list's numbering. */
export const Step = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: var(--birrete-space-1) var(--birrete-space-4);
  padding-block-start: var(--birrete-space-5);
  border-block-start: 1px solid var(--birrete-border-strong);
  counter-increment: step;

  &::before {
    grid-row: span 2;
    min-inline-size: 0.75em;
    color: var(--birrete-accent-text);
    font-family: var(--birrete-heading-font);
    font-size: 2.75em;
    font-variant-numeric: lining-nums;
    line-height: 1;
    content: counter(step) / '';
  }

  /* Large text on a phone: the number leaves the line to the words. */
  @container birrete (width < 12em) {
    column-gap: var(--birrete-space-2);

    &::before {
      font-size: 1.5em;
    }
  }
`;

export const StepText = styled.p`
  color: var(--birrete-text-muted);
  text-wrap: pretty;
`;
