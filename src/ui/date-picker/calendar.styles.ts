import { styled } from '../styled/styled.ts';

/** Above the form. Seven columns fit beside the margins of a window of 320 pixels. */
export const CalendarSheet = styled.div`
  position: fixed;
  z-index: var(--birrete-layer);
  inline-size: min(20em, calc(100vw - 24px));
  padding: var(--birrete-space-3);
  overflow: auto;
  border: 1px solid var(--birrete-border-strong);
  border-radius: var(--birrete-radius-medium);
  background-color: var(--birrete-surface-raised);
  box-shadow: var(--birrete-shadow);
  color: var(--birrete-text);
`;

export const CalendarBox = styled.div`
  outline: none;
`;

export const MonthHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--birrete-space-2);
`;

export const MonthName = styled.span`
  font-weight: 600;
  text-align: center;

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const MonthButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.5em;
  block-size: 2.5em;
  border-radius: var(--birrete-radius-small);
  color: var(--birrete-text-muted);
  cursor: pointer;

  &:hover {
    background-color: var(--birrete-accent-soft);
    color: var(--birrete-text);
  }

  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -2px;
  }
`;

export const Month = styled.table`
  inline-size: 100%;
  margin-block-start: var(--birrete-space-2);
  border-collapse: collapse;
  table-layout: fixed;
`;

export const Weekday = styled.th`
  padding-block: var(--birrete-space-1);
  color: var(--birrete-text-muted);
  font-size: var(--birrete-size-small);
  font-weight: 400;
  text-align: center;
`;

export const DayCell = styled.td`
  padding: 1px;
`;

export const Day = styled.button`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 2.375em;
  border-radius: var(--birrete-radius-small);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  touch-action: manipulation;

  &:hover {
    background-color: var(--birrete-accent-soft);
  }

  &[aria-current] {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  [aria-selected='true'] > & {
    background-color: var(--birrete-accent-fill);
    color: var(--birrete-on-accent-fill);
  }

  &[aria-disabled='true'] {
    background-color: transparent;
    color: var(--birrete-text-muted);
    cursor: not-allowed;
    text-decoration: line-through;
  }

  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -2px;
  }

  [aria-selected='true'] > &:focus-visible {
    outline-offset: 1px;
  }

  @media (forced-colors: active) {
    [aria-selected='true'] > & {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
