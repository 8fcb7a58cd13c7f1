import { checkboxStyles } from '#ui/field/checkbox.styles.ts';
import { fieldGridStyles } from '#ui/field/field-grid.styles.ts';
import { Cluster, Row } from '#ui/stack/row.styles.ts';
import { styled } from '#ui/styled/styled.ts';

/** The fields about a proxy, in a grid. */
export const ProxyFields = styled.div`
  ${fieldGridStyles}
`;

/** Search and choices above the table: side by side where they fit. */
export const BookFilters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  gap: var(--birrete-space-4);
  align-items: end;
`;

/** The number of titles, and what can be done with them. */
export const BookSummary = styled(Row).attrs({ $gap: 4, $lineGap: 2 })`
  min-block-size: var(--birrete-control-height);
`;

/**
 * A pair of the footer's buttons: those that export and print the list at its start, the others at its end. On a phone
 * each pair is a line, without icons and with less padding, so that it fits in wide fonts.
 */
export const BookButtons = styled(Cluster)`
  &:first-child {
    margin-inline-end: auto;
  }

  @container birrete (width < 30em) {
    inline-size: 100%;

    &:empty {
      display: none;
    }

    & > button {
      flex: 1 1 auto;
      padding-inline: var(--birrete-space-3);
    }

    & svg {
      display: none;
    }
  }
`;

/** A checkbox before the name, with the touch target of the list of applications. */
export const TickBox = styled.label`
  display: inline-grid;
  place-items: center;
  inline-size: 1.875em;
  block-size: 1.875em;
  margin-inline: -0.375em 0.25em;
  vertical-align: middle;
  cursor: pointer;

  ${checkboxStyles}
`;

/** An entry of the history. */
export const EntryBox = styled.section`
  display: grid;
  gap: var(--birrete-space-3);

  & + & {
    padding-block-start: var(--birrete-space-4);
    border-block-start: 1px solid var(--birrete-border);
  }
`;
