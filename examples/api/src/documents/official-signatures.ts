import { type Kysely, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import type { SealedIds } from '../platform/seals/sealed-tables.ts';

/** An official with a signature picture. */
export interface StoredSignature {
  readonly id: number;
  readonly office: string;
  readonly valid_until: string | null;
  /** The titles to issue that need the picture. */
  readonly needed_by: number;
}

/**
 * Reads the officials with a signature. A confirmed application needs those of the officials on the day of its ceremony
 * until its title is issued: the content of a title has its own copy.
 */
export async function readOfficialSignatures(
  kysely: Kysely<Schema>,
): Promise<readonly StoredSignature[]> {
  const { rows } = await sql<StoredSignature>`
    select a.id, a.office, a.valid_until, (
      select count(*)::integer from (
        select t.ceremony_date from issued_titles t
        where not exists (select 1 from title_contents k where k.title_id = t.id)
        union all
        select c.ceremony_date from applications p join ceremonies c on c.id = p.ceremony_id
        where p.status = 'CONFIRMADA' and not exists (
          select 1 from issued_titles t where t.application_id = p.id)
      ) waiting where waiting.ceremony_date >= a.valid_from
        and waiting.ceremony_date <= coalesce(a.valid_until, 'infinity')
    ) as needed_by
    from authorities a where a.signature is not null order by a.id`.execute(kysely);
  return rows;
}

/** Removes the signatures of officials, whose name, office and term remain. @returns the rows for the seals of the entry */
export async function removeSignatures(
  trx: Kysely<Schema>,
  ids: readonly number[],
): Promise<SealedIds> {
  await trx
    .updateTable('authorities')
    .set({ signature: null })
    .where('id', 'in', [0, ...ids])
    .execute();
  return { authorities: ids };
}
