import { type Kysely, sql } from 'kysely';
import type { Services } from '#calls/services.ts';
import { lockName } from '#platform/database/named-lock.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hasRow } from '#platform/database/stored-row.ts';

/** The key of documents that were printed while no address was configured. */
export const noAddress = '';

/**
 * Counts the documents that were printed before prints had an address: they carry that of the settings, as the first start
 * of this version finds it. A later change of the setting does not move them. Does nothing without such prints.
 */
export async function countEarlierPrints({
  kysely,
  settings,
}: Pick<Services, 'kysely' | 'settings'>): Promise<void> {
  if (!(await hasEarlierPrints(kysely))) return;
  await kysely.transaction().execute(async (trx) => {
    await lockName(trx, 'printed_addresses');
    if ((await findEarlierAddress(trx)) !== undefined) return;
    const prints = await countWithCode(trx);
    if (prints === 0) return;
    await sql`
      insert into printed_addresses (address, prints, earlier_prints)
      values (${settings.verification.page ?? noAddress}, ${prints}, ${prints})
      on conflict (address) do update set
        prints = printed_addresses.prints + excluded.prints,
        earlier_prints = excluded.earlier_prints`.execute(trx);
  });
}

/**
 * Finds the address of documents that were printed before prints had one.
 * @returns undefined if it is not stored; '' if there was none
 */
export async function findEarlierAddress(kysely: Kysely<Schema>): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('printed_addresses')
    .select('address')
    .where('earlier_prints', '>', '0')
    .executeTakeFirst();
  return row?.address;
}

function hasEarlierPrints(kysely: Kysely<Schema>): Promise<boolean> {
  return hasRow(
    kysely.selectFrom('document_prints').select('id').where('verification_page', 'is', null),
  );
}

/** Counts them without those whose template is known to have no QR code. */
async function countWithCode(trx: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ prints: number }>`
    with earliest as (
      select distinct on (template_id) template_id, name, kind,
        template @? '$.blocks[*] ? (@.kind == "qr")' as has_code
      from document_template_versions order by template_id, version)
    select count(*)::int as prints from document_prints p
    where p.verification_page is null and not exists (
      select from earliest e where not e.has_code and e.kind = p.kind
        and (e.template_id = p.template_id or p.template_id is null and e.name = p.template_name)
    )`.execute(trx);
  return rows[0]?.prints ?? 0;
}
