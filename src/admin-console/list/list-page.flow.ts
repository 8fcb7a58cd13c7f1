import { nearestPage, pageCountOf, pageSpan } from '#domain/text/page-numbers.ts';

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly page: number;
  readonly pageCount: number;
  /** Position of the first row in the list, from 1; 0 for an empty list. */
  readonly first: number;
  readonly last: number;
}

const pageSize = 10;

/** The page with the number from the URL, or the nearest existing one. */
export function listPage<Row>(rows: readonly Row[], wanted: string): ListPage<Row> {
  const pageCount = pageCountOf(rows.length, pageSize);
  const page = nearestPage(/^\d+$/.test(wanted) ? Number(wanted) : 1, pageCount);
  const { first, last } = pageSpan(page, pageSize, rows.length);
  return { rows: rows.slice(Math.max(0, first - 1), last), page, pageCount, first, last };
}
