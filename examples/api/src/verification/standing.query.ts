import type { IsoDate } from 'birrete/rules';
import { type TitleStanding, titleStanding } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Reads the standing of a title from its entries. */
export async function readStanding(
  kysely: Kysely<Schema>,
  titleId: number,
): Promise<TitleStanding<IsoDate>> {
  const entries = await kysely
    .selectFrom('title_entries')
    .selectAll()
    .where('title_id', '=', titleId)
    .orderBy('id')
    .execute();
  return titleStanding(
    entries.map(({ kind, replacing_title_id: replacedBy, ...row }) => {
      const resolution = {
        number: row.resolution_number,
        date: row.resolution_date,
        body: row.resolution_body,
        reason: row.resolution_reason,
      };
      if (kind !== 'rectified') return { kind, resolution };
      if (replacedBy === null) throw new Error('A rectification names no title');
      return { kind, resolution, replacedBy };
    }),
  );
}

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
