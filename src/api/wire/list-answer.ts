import { type GenericSchema, safeParse } from 'valibot';
import { describeIssue } from './describe-issue.ts';

/** A list as it was read: row by row, so that one broken row does not hide the others. */
export interface ListAnswer<Row> {
  readonly rows: readonly Row[];
  /** Why each row that was left out can't be read: '3.id: number expected'. Never what the row holds. */
  readonly unreadable: readonly string[];
  /** The server's `ETag`, by which it knows whether the list has changed since. */
  readonly tag?: string | undefined;
}

/** Reads rows one by one, and notes those that can't be read. */
export function readRows<Row>(
  row: GenericSchema<unknown, Row>,
  values: readonly unknown[],
): ListAnswer<Row> {
  const { read, ...list } = beginReading(row);
  for (const entry of values.entries()) read(entry);
  return list;
}

/** A list that is read row by row, each with its place in the list. */
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

/** For the host's error tracking: what was left out of a list, and why. Undefined when every row was read. */
export function unreadableRows(
  list: string,
  { unreadable }: Pick<ListAnswer<unknown>, 'unreadable'>,
): Error | undefined {
  if (unreadable.length === 0) return undefined;
  const reasons = unreadable.slice(0, 5).join('; ');
  return new Error(`${list}: ${unreadable.length} rows could not be read (${reasons})`);
}
