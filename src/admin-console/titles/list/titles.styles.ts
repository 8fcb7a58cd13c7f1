import { Row } from '#ui/stack/row.styles.ts';
import { styled } from '#ui/styled/styled.ts';

export const Counters = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--birrete-border);
  border-radius: var(--birrete-radius-medium);
  background-color: var(--birrete-surface-raised);

  @container birrete (width >= 36em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Counter = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--birrete-space-3);
  padding: var(--birrete-space-3) var(--birrete-space-4);

  & + & {
    border-block-start: 1px solid var(--birrete-border);
  }

  @container birrete (width < 12em) {
    flex-wrap: wrap;
  }

  @container birrete (width >= 36em) {
    flex-direction: column;
    align-items: flex-start;
    justify-content: flex-start;
    gap: var(--birrete-space-1);
    padding-block: var(--birrete-space-4);

    & + & {
      border-block-start: 0;
      border-inline-start: 1px solid var(--birrete-border);
    }
  }
`;

export const CounterName = styled.dt`
  color: var(--birrete-text-muted);
`;

/** The definition of a figure. */
export const CounterMeaning = styled.dd`
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-label);
`;

export const CounterFigure = styled.dd`
  min-block-size: 1.2em;
  min-inline-size: 2em;
  font-family: var(--birrete-heading-font);
  font-size: 1.75em;
  font-variant-numeric: lining-nums tabular-nums;
  line-height: 1.2;
  text-align: end;

  @container birrete (width >= 36em) {
    text-align: start;
  }
`;

/** Application code and status badge. */
export const DetailHead = styled(Row)`
  font-variant-numeric: tabular-nums;
`;

export const Code = styled.span`
  font-family: var(--birrete-heading-font);
  font-size: var(--birrete-size-section);
  overflow-wrap: anywhere;
`;

/** Preserves the line breaks of notes. */
export const Notes = styled.bdi`
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
