import { styled } from 'styled-components';
import { focusRing, reset } from '../../ui/theme/reset.styles.ts';

export const Area = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);
`;

/** The search has the longest texts; the three choices share what is left. */
export const Toolbar = styled.div`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--birrete-space-4);
  align-items: end;

  @container birrete (width >= 34em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @container birrete (width >= 56em) {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.4fr) minmax(0, 1.4fr);
  }
`;

/** What the filters came to, and what can be done with it. */
export const ResultLine = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--birrete-space-2) var(--birrete-space-4);
  min-block-size: var(--birrete-control-height);
`;

export const ResultCount = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--birrete-space-1) var(--birrete-space-3);
  color: var(--birrete-text-muted);
  font-variant-numeric: tabular-nums;
  ${focusRing}
`;

export const BulkActions = styled.div`
  ${reset}
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-2) var(--birrete-space-3);
`;

export const CodeBox = styled.span`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  font-variant-numeric: tabular-nums;
`;

/** As large as a finger, around a box of ordinary size; rows without one keep its place. */
export const TickBox = styled.label`
  ${reset}
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 2.25em;
  block-size: calc(var(--birrete-control-height) - 0.25em);
  margin-inline-start: -0.5em;
  cursor: pointer;

  & > input {
    inline-size: 1.125em;
    block-size: 1.125em;
    margin: 0;
    accent-color: var(--birrete-accent);
    cursor: pointer;
  }

  & > input:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: 2px;
  }
`;

export const IdBox = styled.span`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  max-inline-size: 100%;
`;

export const LongText = styled.bdi`
  ${reset}
  unicode-bidi: isolate;
`;

export const MutedText = styled.span`
  ${reset}
  color: var(--birrete-text-muted);
`;

export const ActionsBox = styled.span`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
`;
