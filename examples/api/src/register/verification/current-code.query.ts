import type { Kysely } from 'kysely';
import type { Schema } from '#platform/database/schema.ts';
import { readStanding } from '../corrections/title-entries.query.ts';

/** The code of the title that replaces a rectified one; if that one was rectified too, of the last one. */
export async function readCurrentCode(
  kysely: Kysely<Schema>,
  replacingId: number,
): Promise<string | null> {
  const next = await readStanding(kysely, replacingId);
  if (next.kind === 'rectified') return readCurrentCode(kysely, next.by);
  const row = await kysely
    .selectFrom('title_codes')
    .select('code')
    .where('title_id', '=', replacingId)
    .executeTakeFirst();
  return row?.code ?? null;
}
