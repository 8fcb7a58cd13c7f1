import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { hashRow } from './audit-chain.ts';
import type { Seal } from './sealed-rows.ts';

/** A title that differs from the audit trail. */
export interface TitleFault {
  /**
   * `changed` since it was issued; `unrecorded`: no entry issued it; `missing`: its entry exists, its row does not;
   * `recorded-twice`: in more than one entry.
   */
  readonly kind: 'changed' | 'unrecorded' | 'missing' | 'recorded-twice';
  readonly id: number;
  /** The application's code; undefined if the row is missing. */
  readonly code: string | undefined;
}

const pageSize = 1_000;

/** Recomputes the hash of every issued title and compares it with the entry that issued it. */
export async function verifyTitles(
  kysely: Kysely<Schema>,
  sealed: ReadonlyMap<number, Seal>,
): Promise<{ readonly titles: number; readonly faults: readonly TitleFault[] }> {
  const faults: TitleFault[] = [];
  const missing = new Set(sealed.keys());
  let titles = 0;
  for (let last = 0; ; ) {
    const rows = await readTitles(kysely, last);
    for (const row of rows) {
      const { id, application_code: code } = row;
      const kind = faultOf(sealed.get(id), hashRow(row));
      if (kind !== undefined) faults.push({ kind, id, code });
      missing.delete(id);
      last = id;
    }
    titles += rows.length;
    if (rows.length < pageSize) break;
  }
  const absent = [...missing].map((id) => ({ kind: 'missing' as const, id, code: undefined }));
  return { titles, faults: [...faults, ...absent] };
}

function readTitles(kysely: Kysely<Schema>, after: number) {
  return kysely
    .selectFrom('issued_titles')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(pageSize)
    .execute();
}

function faultOf(seal: Seal | undefined, hash: string): TitleFault['kind'] | undefined {
  if (seal === undefined) return 'unrecorded';
  if (seal.positions.length > 1) return 'recorded-twice';
  return seal.hash === hash ? undefined : 'changed';
}
