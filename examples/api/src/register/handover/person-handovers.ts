import { personKey } from 'birrete/rules';
import { type Kysely, type Selectable, sql } from 'kysely';
import { endsWithDigits } from '#platform/database/digits-of-key.ts';
import type { Schema } from '#platform/database/schema.ts';

/** The entries about a person's titles, and those that name the person as a proxy, without employees. */
export interface FoundHandovers {
  readonly ofTitles: readonly PersonalHandover[];
  readonly asProxy: readonly PersonalHandover[];
}

type PersonalHandover = Omit<
  Selectable<Schema['handovers']>,
  'recorded_by' | 'recorded_by_name'
> & { readonly details: Omit<Selectable<Schema['handover_details']>, 'proxy_key'> | null };

/** @param key identifies the person: see `personKey` */
export async function findHandovers(
  kysely: Kysely<Schema>,
  key: string,
  titleIds: readonly number[],
): Promise<FoundHandovers> {
  return {
    ofTitles: await selectEntries(kysely, sql`h.title_id = any(${[...titleIds]}::integer[])`),
    asProxy: await selectEntries(
      kysely,
      sql`h.id = any(${await findProxied(kysely, key)}::integer[])`,
    ),
  };
}

/**
 * The entries that name the person as a proxy. Their keys are sealed, and earlier versions knew fewer writings of one
 * number, so the numbers count.
 */
export async function findProxied(kysely: Kysely<Schema>, key: string): Promise<number[]> {
  const rows = await kysely
    .selectFrom('handover_details')
    .select(['handover_id', 'proxy_key', 'proxy_identification_type', 'proxy_id_number'])
    .where(({ eb, or }) => or([eb('proxy_key', '=', key), endsWithDigits('proxy_id_number', key)]))
    .execute();
  return rows
    .filter(
      ({ proxy_key, proxy_identification_type, proxy_id_number }) =>
        proxy_key === key ||
        personKey(proxy_identification_type ?? '', proxy_id_number ?? '') === key,
    )
    .map(({ handover_id }) => handover_id);
}

async function selectEntries(
  kysely: Kysely<Schema>,
  condition: ReturnType<typeof sql>,
): Promise<readonly PersonalHandover[]> {
  const { rows } = await sql<PersonalHandover>`
    select h.id, h.title_id, h.previous_id, h.kind, h.delivered_on, h.collector, h.recorded_at,
      to_jsonb(d) - 'proxy_key' as details
    from handovers h left join handover_details d on d.handover_id = h.id
    where ${condition} order by h.id`.execute(kysely);
  return rows;
}

/**
 * Erases the data of a proxy. The entries remain, and say that a proxy collected the title.
 * @returns the ids of the entries
 */
export async function eraseProxy(
  trx: Kysely<Schema>,
  key: string,
  until: Date,
): Promise<readonly number[]> {
  const erased = await trx
    .deleteFrom('handover_details')
    .where('handover_id', 'in', [0, ...(await findProxied(trx, key))])
    .where('recorded_at', '<=', until)
    .returning('handover_id')
    .execute();
  return erased.map(({ handover_id }) => handover_id);
}

/**
 * Erases the notes and reasons about the hand-overs of titles, which are texts about their graduate. The data of proxies
 * remain: they are other people. Details are never updated, so those with a text make way for others without it.
 * @returns the ids of the entries that have lost a text
 */
export async function eraseHandoverTexts(
  trx: Kysely<Schema>,
  titleIds: readonly number[],
  until: Date,
): Promise<readonly number[]> {
  const erased = await trx
    .deleteFrom('handover_details')
    .using('handovers')
    .whereRef('handovers.id', '=', 'handover_details.handover_id')
    .where('handovers.title_id', 'in', [0, ...titleIds])
    .where('handover_details.recorded_at', '<=', until)
    .where(({ eb, or }) => or([eb('notes', 'is not', null), eb('reason', 'is not', null)]))
    .returningAll('handover_details')
    .execute();
  const proxies = erased
    .filter(({ proxy_key }) => proxy_key !== null)
    .map((details) => ({ ...details, notes: null, reason: null }));
  if (proxies.length > 0) await trx.insertInto('handover_details').values(proxies).execute();
  return erased.map(({ handover_id }) => handover_id);
}
