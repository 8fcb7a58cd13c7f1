import { compareSpanish } from '../../domain/text/spanish-order.ts';

/** One of the values of a filter or a field. */
export interface Choice {
  /** Never empty. */
  readonly key: string;
  readonly label: string;
  readonly detail?: string | undefined;
}

/** A filter by one of a row's values. */
export interface ListFilter<Row> {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  /** The choice that filters nothing; a filter without it is a switch, which is on for its only choice. */
  readonly every?: string | undefined;
  readonly choices: readonly Choice[];
  /** The key of the choice that a row belongs to. */
  readonly keyOf: (row: Row) => string | undefined;
}

export interface ChosenFilter<Row> extends ListFilter<Row> {
  /** Undefined where nothing is chosen. */
  readonly chosen: Choice | undefined;
}

/** The filters with what an address chooses. A key that is none of the choices chooses nothing. */
export function chooseFilters<Row>(
  filters: readonly ListFilter<Row>[],
  keys: Readonly<Record<string, string>>,
): readonly ChosenFilter<Row>[] {
  return filters.map((filter) => ({
    ...filter,
    chosen: filter.choices.find(({ key }) => key === keys[filter.id]),
  }));
}

/** The rows that all filters let through; the rows themselves where nothing is chosen. */
export function filterRows<Row>(
  rows: readonly Row[],
  filters: readonly ChosenFilter<Row>[],
): readonly Row[] {
  const active = filters.filter(({ chosen }) => chosen !== undefined);
  if (active.length === 0) return rows;
  return rows.filter((row) => active.every(({ keyOf, chosen }) => keyOf(row) === chosen?.key));
}

/** The choices that the rows hold, each once, in Spanish order. */
export function choicesOf<Row>(
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
