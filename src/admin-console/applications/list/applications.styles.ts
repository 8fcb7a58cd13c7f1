import { styled } from '../../../ui/styled/styled.ts';
import { focusRing } from '../../../ui/theme/focus-ring.styles.ts';

/** What the filters came to, and what can be done with it. */
export const ResultLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--birrete-space-2) var(--birrete-space-4);
  min-block-size: var(--birrete-control-height);
`;

export const ResultCount = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--birrete-space-1) var(--birrete-space-3);
  color: var(--birrete-text-muted);
  font-variant-numeric: tabular-nums;
  ${focusRing}

  @container birrete (width < 30em) {
    & > button {
      margin-inline-start: -1.25em;
    }
  }
`;

/** A quiet button's words begin or end where the table below does, as far as the section's own padding reaches. */
export const BulkActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--birrete-space-2);
  margin-inline: auto 0;

  & > button:last-child:not([data-edge]) {
    margin-inline-end: calc(-1 * min(1.25em, var(--birrete-space-4)));
  }

  @container birrete (width < 30em) {
    margin-inline: -1.25em 0;

    & > button:last-child:not([data-edge]) {
      margin-inline-end: 0;
    }

    & > [data-edge] {
      margin-inline-start: 1.25em;
    }
  }
`;
