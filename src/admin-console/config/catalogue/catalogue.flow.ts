import { compareSpanish } from '../../../domain/text/spanish-order.ts';
import type { TableSort } from '../../../ui/table/data-table-props.ts';
import type { CatalogueColumn, CatalogueFilter, Choice } from './catalogue.ts';

/** What a filter offers: the values that the rows hold, each once, in Spanish order. */
export function filterChoices<Row>(
  filter: CatalogueFilter<Row>,
  rows: readonly Row[],
): readonly Choice[] {
  const byKey = new Map(
    rows
      .map(filter.choiceOf)
      .filter((choice) => choice !== undefined)
      .map((choice) => [choice.key, choice]),
  );
  return [...byKey.values()].sort((a, b) => compareSpanish(a.label, b.label));
}

/** The rows that every filter lets through. A value that no row holds, from an old address, filters nothing. */
export function filterRows<Row>(
  filters: readonly CatalogueFilter<Row>[],
  chosen: Readonly<Record<string, string>>,
  rows: readonly Row[],
): readonly Row[] {
  return filters.reduce<readonly Row[]>((left, { id, choiceOf }) => {
    const key = chosen[id] ?? '';
    const isKnown = key !== '' && rows.some((row) => choiceOf(row)?.key === key);
    return isKnown ? left.filter((row) => choiceOf(row)?.key === key) : left;
  }, rows);
}

/** Sorts a copy by a column; what is missing stands last in either direction, equals keep the order of their ids. */
export function sortRows<Row extends { readonly id: number }>(
  columns: readonly CatalogueColumn<Row>[],
  { columnId, direction }: TableSort,
  rows: readonly Row[],
): readonly Row[] {
  const column = columns.find(({ id }) => id === columnId);
  if (column === undefined) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  const valued = rows.map((row) => ({ row, value: column.value(row) }));
  valued.sort((a, b) => compareValues(a.value, b.value, sign) || a.row.id - b.row.id);
  return valued.map(({ row }) => row);
}

type Value = ReturnType<CatalogueColumn<never>['value']>;

function compareValues(a: Value, b: Value, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'string' && typeof b === 'string') return sign * compareSpanish(a, b);
  return sign * (Number(a) - Number(b));
}
