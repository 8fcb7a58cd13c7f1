import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { hashRow } from '#platform/seals/hashes.ts';
import type { Seal, SealedRows } from './sealed-rows.ts';

/**
 * `changed` since it was stored; `unrecorded`: no entry stored it; `missing`: its entry exists, its row does not;
 * `recorded-twice`: in more than one entry.
 */
type RowFault = 'changed' | 'unrecorded' | 'missing' | 'recorded-twice';

/**
 * A title, its verification code (`code-…`), the entry of a correction (`entry-…`) or a hand-over (`handover-…`) that
 * differs from the audit trail.
 */
export interface TitleFault {
  readonly kind:
    | RowFault
    | `code-${Exclude<RowFault, 'unrecorded'>}`
    | `entry-${RowFault}`
    | `handover-${RowFault}`;
  readonly id: number;
  /** The application's code; undefined if the row is missing. */
  readonly code: string | undefined;
}

const pageSize = 1_000;

/**
 * Recomputes the hash of every issued title, code, correction and hand-over, and compares it with the audit entry that
 * stored it. Codes that are older than their seals have none.
 */
export async function verifyTitles(
  kysely: Kysely<Schema>,
  sealed: Pick<SealedRows, 'titles' | 'codes' | 'corrections' | 'handovers'>,
): Promise<{ readonly titles: number; readonly faults: readonly TitleFault[] }> {
  const titles = await verifyRows((after) => readTitles(kysely, after), sealed.titles);
  const codes = await verifyRows((after) => readCodes(kysely, after), sealed.codes);
  const ofCodes = codes.faults.flatMap(({ kind, ...fault }) =>
    kind === 'unrecorded' ? [] : [{ kind: `code-${kind}` as const, ...fault }],
  );
  const entries = await verifyRows((after) => readEntries(kysely, after), sealed.corrections);
  const ofEntries = entries.faults.map(({ kind, ...fault }) => ({
    kind: `entry-${kind}` as const,
    ...fault,
  }));
  const handovers = await verifyRows((after) => readHandovers(kysely, after), sealed.handovers);
  const ofHandovers = handovers.faults.map(({ kind, ...fault }) => ({
    kind: `handover-${kind}` as const,
    ...fault,
  }));
  const faults = [...titles.faults, ...ofCodes, ...ofEntries, ...ofHandovers];
  return { titles: titles.count, faults };
}

/** A row as it is hashed, with the code of its application. */
interface ReadRow {
  readonly row: Readonly<Record<string, unknown>> & { readonly id: number };
  readonly code: string | undefined;
}

async function verifyRows(
  readAfter: (id: number) => Promise<readonly ReadRow[]>,
  sealed: ReadonlyMap<number, Seal>,
) {
  const faults: { kind: RowFault; id: number; code: string | undefined }[] = [];
  const missing = new Set(sealed.keys());
  let count = 0;
  for (let last = 0; ; ) {
    const rows = await readAfter(last);
    for (const { row, code } of rows) {
      const { id } = row;
      const kind = faultOf(sealed.get(id), hashRow(row));
      if (kind !== undefined) faults.push({ kind, id, code });
      missing.delete(id);
      last = id;
    }
    count += rows.length;
    if (rows.length < pageSize) break;
  }
  const absent = [...missing].map((id) => ({ kind: 'missing' as const, id, code: undefined }));
  return { count, faults: [...faults, ...absent] };
}

async function readTitles(kysely: Kysely<Schema>, after: number): Promise<ReadRow[]> {
  const rows = await kysely
    .selectFrom('issued_titles')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute();
  return rows.map((row) => ({ row, code: row.application_code }));
}

async function readCodes(kysely: Kysely<Schema>, after: number): Promise<ReadRow[]> {
  const rows = await kysely
    .selectFrom('title_codes as k')
    .innerJoin('issued_titles as t', 't.id', 'k.title_id')
    .select(['k.title_id as id', 'k.code', 't.application_code'])
    .where('k.title_id', '>', after)
    .orderBy('k.title_id')
    .limit(pageSize)
    .execute();
  return rows.map(({ application_code, ...row }) => ({ row, code: application_code }));
}

async function readEntries(kysely: Kysely<Schema>, after: number): Promise<ReadRow[]> {
  const rows = await kysely
    .selectFrom('title_entries as e')
    .innerJoin('issued_titles as t', 't.id', 'e.title_id')
    .selectAll('e')
    .select('t.application_code as code')
    .where('e.id', '>', after)
    .orderBy('e.id')
    .limit(pageSize)
    .execute();
  return rows.map(({ code, ...row }) => ({ row, code }));
}

async function readHandovers(kysely: Kysely<Schema>, after: number): Promise<ReadRow[]> {
  const rows = await kysely
    .selectFrom('handovers as h')
    .innerJoin('issued_titles as t', 't.id', 'h.title_id')
    .selectAll('h')
    .select('t.application_code as code')
    .where('h.id', '>', after)
    .orderBy('h.id')
    .limit(pageSize)
    .execute();
  return rows.map(({ code, ...row }) => ({ row, code }));
}

function faultOf(seal: Seal | undefined, hash: string): RowFault | undefined {
  if (seal === undefined) return 'unrecorded';
  if (seal.positions.length > 1) return 'recorded-twice';
  return seal.hash === hash ? undefined : 'changed';
}
