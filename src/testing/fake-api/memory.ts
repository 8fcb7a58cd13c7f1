import type { RefusalId } from '#contract/refusals.ts';
import type { ApplicationRow, DemoUniversity } from '../university/rows.ts';
import { decline } from './declined-call.ts';
import type { Exchange } from './exchange.ts';
import type { FakeUniversity } from './fake-university.ts';

/** The tables of a university. */
export type Table = keyof DemoUniversity;
export type RowOf<Name extends Table> = DemoUniversity[Name][number];

/** The rows of a table, of which the caller knows the type. */
export function tableRows<Name extends Table>(
  { rows }: FakeUniversity,
  table: Name,
): RowOf<Name>[] {
  return rows[table] as RowOf<Name>[];
}

export function findRow<Row extends { id: number }>(
  rows: readonly Row[],
  id: number,
): Row | undefined {
  return rows.find((row) => row.id === id);
}

/** The row that a call changes. @throws DeclinedCall 404, or 412 if it has changed since the caller read it. */
export function targetRow<Name extends Table>(
  exchange: Exchange,
  table: Name,
  missing: RefusalId,
  changed: RefusalId = 'rowChanged',
): RowOf<Name> {
  const { university, id } = exchange;
  const row = findRow<RowOf<Name>>(tableRows(university, table), id);
  if (row === undefined) throw decline(missing);
  demandVersion(exchange, row, changed);
  return row;
}

/** Refuses to change a row that has changed since the caller read it. @throws DeclinedCall 412 */
export function demandVersion(
  { ifMatch, extras }: Pick<Exchange, 'ifMatch' | 'extras'>,
  row: object,
  changed: RefusalId,
): void {
  if (ifMatch === null || !extras.includes('if-match')) return;
  const known = ifMatch.split(',').map((tag) => tag.trim());
  if (known.includes('*') || known.includes(`"${contentVersion(row)}"`)) return;
  throw decline(changed);
}

/** The row's `version` in an answer, where the server announces `if-match`. */
export function wireVersion({ extras }: Pick<Exchange, 'extras'>, row: object) {
  return extras.includes('if-match') ? { version: contentVersion(row) } : {};
}

/** A hash of the row's content (FNV-1a), so that a test that changes `rows` by hand makes another version too. */
export function contentVersion(row: object): number {
  let hash = 2_166_136_261;
  for (const character of JSON.stringify(row)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return hash;
}

/** The id of a new row, or the first of several: ids are never reused, not even after a deletion. */
export function nextId(university: FakeUniversity, table: Table, count = 1): number {
  const ids = tableRows(university, table).map(({ id }) => id);
  return nextOf(university, table, ids, count);
}

/** The next number in the codes of a year. Codes are never reused either. */
export function nextCodeNumber(university: FakeUniversity, year: string): number {
  const numbers = university.rows.applications.map((row) => codeNumber(row, year));
  return nextOf(university, year, numbers);
}

/** Deletes the rows, and remembers their ids and codes. */
export function removeRows<Name extends Table>(
  university: FakeUniversity,
  table: Name,
  isGone: (row: RowOf<Name>) => boolean,
): void {
  const rows = tableRows(university, table);
  const year = university.today.slice(0, 4);
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row === undefined || !isGone(row)) continue;
    remember(university, table, row.id);
    if ('application_code' in row) remember(university, year, codeNumber(row, year));
    rows.splice(index, 1);
  }
}

function nextOf(
  university: FakeUniversity,
  sequence: string,
  used: readonly number[],
  count = 1,
): number {
  const last = used.reduce((top, number) => Math.max(top, number), 0);
  const next = Math.max(university.sequences.get(sequence) ?? 0, last) + 1;
  remember(university, sequence, next + count - 1);
  return next;
}

function remember({ sequences }: FakeUniversity, sequence: string, number: number): void {
  sequences.set(sequence, Math.max(sequences.get(sequence) ?? 0, number));
}

function codeNumber({ application_code }: Pick<ApplicationRow, 'application_code'>, year: string) {
  const prefix = `AG-${year}-`;
  return application_code.startsWith(prefix) ? Number(application_code.slice(prefix.length)) : 0;
}
