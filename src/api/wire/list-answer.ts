import { type GenericSchema, safeParse } from 'valibot';
import { describeIssue } from './describe-issue.ts';

/** A list decoded row by row, so that one broken row does not hide the others. */
export interface ListAnswer<Row> {
  readonly rows: readonly Row[];
  /** The reason for each row that was left out: '3.id: number expected'. Never contains the row's values. */
  readonly unreadable: readonly string[];
  /** Numbers that the server sends beside the rows. */
  readonly figures?: Readonly<Record<string, number | undefined>> | undefined;
  /** The server's `ETag` of the list. */
  readonly tag?: string | undefined;
}

/** Decodes rows one by one and records the unreadable ones. */
export function readRows<Row>(
  row: GenericSchema<unknown, Row>,
  values: readonly unknown[],
): ListAnswer<Row> {
  const { read, ...list } = beginReading(row);
  for (const entry of values.entries()) read(entry);
  return list;
}

/** A list that is decoded row by row, each with its position. */
export function beginReading<Row>(row: GenericSchema<unknown, Row>) {
  const rows: Row[] = [];
  const unreadable: string[] = [];
  const read = ([index, value]: readonly [number, unknown]) => {
    const result = safeParse(row, value);
    if (result.success) rows.push(result.output);
    else unreadable.push(describeIssue(result.issues[0], index));
  };
  return { rows, unreadable, read };
}

/**
 * For the host's error tracking: the number of rows that were left out, with reasons. Undefined when every row was
 * read.
 */
export function unreadableRows(
  list: string,
  { unreadable }: Pick<ListAnswer<unknown>, 'unreadable'>,
): Error | undefined {
  if (unreadable.length === 0) return undefined;
  const reasons = unreadable.slice(0, 5).join('; ');
  return new Error(`${list}: ${unreadable.length} rows could not be read (${reasons})`);
}
