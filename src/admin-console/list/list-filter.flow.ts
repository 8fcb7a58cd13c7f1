import { compareSpanish } from '#domain/text/spanish-order.ts';

/** An option of a filter or a select. */
export interface Choice {
  /** Never empty. */
  readonly key: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

export interface ListFilter<Row> {
  /** The parameter's name in the URL. */
  readonly id: string;
  readonly label: string;
  /** Label of the option that shows all rows. A filter without it is a switch for its only choice. */
  readonly allLabel?: string | undefined;
  readonly choices: readonly Choice[];
  /** Returns the key of a row's choice, or the keys of all choices that show the row. */
  readonly keyOf: (row: Row) => string | readonly string[] | undefined;
}

export interface ChosenFilter<Row> extends ListFilter<Row> {
  /** Undefined when the filter shows all rows. */
  readonly chosen: Choice | undefined;
}

/** Applies keys from the URL to the filters. An unknown key chooses nothing. */
export function chooseFilters<Row>(
  filters: readonly ListFilter<Row>[],
  keys: Readonly<Record<string, string>>,
): readonly ChosenFilter<Row>[] {
  return filters.map((filter) => ({
    ...filter,
    chosen: filter.choices.find(({ key }) => key === keys[filter.id]),
  }));
}

/** The rows that match all filters. @returns `rows` itself when nothing is chosen */
export function filterRows<Row>(
  rows: readonly Row[],
  filters: readonly ChosenFilter<Row>[],
): readonly Row[] {
  const active = filters.flatMap(({ keyOf, chosen }) =>
    chosen === undefined ? [] : [{ keyOf, chosen }],
  );
  if (active.length === 0) return rows;
  return rows.filter((row) => active.every(({ keyOf, chosen }) => isAmong(keyOf(row), chosen.key)));
}

function isAmong(keys: ReturnType<ListFilter<never>['keyOf']>, key: string): boolean {
  return typeof keys === 'string' ? keys === key : keys?.includes(key) === true;
}

/** The distinct choices of the rows, in Spanish order. */
export function distinctChoices<Row>(
  rows: readonly Row[],
  choiceOf: (row: Row) => Choice | undefined,
): readonly Choice[] {
  const byKey = new Map<string, Choice>();
  for (const row of rows) {
    const choice = choiceOf(row);
    if (choice !== undefined) byKey.set(choice.key, choice);
  }
  return [...byKey.values()].sort((a, b) => compareSpanish(a.label, b.label));
}
