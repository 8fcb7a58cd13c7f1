import { personKey } from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import type { Schema } from '../platform/database/schema.ts';
import { blockByKey } from './block-person.ts';
import { eraseByKey } from './erase-person.ts';
import { findChanges } from './find-changes.ts';
import { selectOddNumbers } from './odd-numbers.query.ts';
import type { PersonChange } from './person-changes.ts';
import { reapplyStaff } from './staff/reapply-staff.ts';

/** The people whose data a restored backup had brought back, staff included. */
export interface Reapplied {
  readonly erased: number;
  readonly blocked: number;
}

/**
 * Applies stored erasures and blocks to a restored database. An application that arrived after the erasure or the block
 * stays as it is; of several blocks of a person, the latest counts.
 *
 * @param noted changes that the backup may lack
 * @param hashKey of the hashes. Those from before it was set have none, and are recognised too
 */
export async function reapplyChanges(
  trx: Kysely<Schema>,
  noted: readonly PersonChange[],
  audit: AuditContext,
  hashKey?: string,
): Promise<Reapplied> {
  for (const change of noted) await storeNoted(trx, change);
  const erasures = new Map<string, Date>();
  const blocks = new Map<string, { kind: 'blocked' | 'unblocked'; at: Date }>();
  for (const { key, kind, at } of await findChanges(trx, await findPeople(trx), hashKey)) {
    if (kind === 'erased') erasures.set(key, at);
    else if (kind === 'blocked' || kind === 'unblocked') blocks.set(key, { kind, at });
  }
  let [erased, blocked] = [await reapplyStaff(trx, hashKey, audit), 0];
  for (const [key, at] of erasures) {
    const { deleted, reduced, ...erasure } = await eraseByKey(trx, { key, hashKey }, audit, at);
    const texts = erasure.proxies + erasure.handoverTexts + erasure.reasons;
    if (deleted.length + reduced.length + texts > 0) erased += 1;
  }
  for (const [key, { kind, at }] of blocks) {
    const { codes } = await blockByKey(trx, { key, kind, hashKey }, audit, at);
    if (kind === 'blocked' && codes.length > 0) blocked += 1;
  }
  return { erased, blocked };
}

/** Stores a change that the backup may contain. */
async function storeNoted(trx: Kysely<Schema>, change: PersonChange): Promise<void> {
  await trx
    .insertInto('person_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('person_hash').doNothing())
    .execute();
}

/** An identity document, as a row states it. */
interface StatedDocument {
  readonly identification_type: string;
  readonly id_number: string;
}

/**
 * The keys of people who have applications, are named as proxies, or have texts about their titles. A stored key may be of
 * a version that knew fewer writings of one number, so the numbers count too.
 */
async function findPeople(trx: Kysely<Schema>): Promise<string[]> {
  const documents = [
    ...(await selectOddNumbers(trx).execute()),
    ...(await findProxies(trx)),
    ...(await findDescribed(trx)),
  ];
  const keys = documents.map((row) => personKey(row.identification_type, row.id_number));
  const { rows } = await sql<{ key: string }>`
    select person_key as key from applications
    union select proxy_key from handover_details where proxy_key is not null
    union select unnest(${keys}::text[])`.execute(trx);
  return rows.map(({ key }) => key);
}

async function findProxies(trx: Kysely<Schema>): Promise<readonly StatedDocument[]> {
  const { rows } = await sql<StatedDocument>`
    select proxy_identification_type as identification_type, proxy_id_number as id_number
    from handover_details where proxy_id_number is not null`.execute(trx);
  return rows;
}

/** Finds the graduates about whose title there is a text. Their applications may have been erased before it. */
async function findDescribed(trx: Kysely<Schema>): Promise<readonly StatedDocument[]> {
  const { rows } = await sql<StatedDocument>`
    select identification_type, id_number from issued_titles where id in (
      select h.title_id from handovers h join handover_details d on d.handover_id = h.id
        where coalesce(d.notes, d.reason) is not null
      union select title_id from title_entries where resolution_reason <> ''
      union select title_id from title_holds where reason <> '')`.execute(trx);
  return rows;
}
