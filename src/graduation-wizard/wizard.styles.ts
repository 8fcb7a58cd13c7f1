import { PageColumn } from '../ui/page/page.styles.ts';
import { styled } from '../ui/styled/styled.ts';

export const Page = styled(PageColumn)`
  @container birrete (width < 36em) {
    gap: var(--birrete-space-4);
  }
`;

export const Masthead = styled.header`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--birrete-space-3);
`;

export const Intro = styled.p`
  max-inline-size: 40em;
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-title);
  text-wrap: pretty;
`;

/** A heading is no wider than its text, and neither is its focus ring. */
export const StepHead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--birrete-space-2);
`;

export const Note = styled.p`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);
`;

/** Details of a choice from a list that shows only its name. */
export const Chosen = styled.p`
  padding: var(--birrete-space-3) var(--birrete-space-4);
  border-inline-start: 3px solid var(--birrete-accent);
  background-color: var(--birrete-accent-soft);
  overflow-wrap: anywhere;
`;

/** Scrolled into view together with the buttons below it. */
export const NoticeAboveButtons = styled.div`
  scroll-margin-block: var(--birrete-space-4) 8em;
`;

export const Navigation = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--birrete-space-3);
  padding-block-start: var(--birrete-space-5);
  border-block-start: 1px solid var(--birrete-border);
`;

/** 'Siguiente' at the end, 'Anterior' at the start; on a phone they share the row. */
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

export const MissingBox = styled.div`
  display: flex;
  justify-content: flex-end;

  @container birrete (width < 36em) {
    justify-content: center;
  }
`;
