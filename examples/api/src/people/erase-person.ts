import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import { inChunks } from '../platform/database/in-chunks.ts';
import type { Schema } from '../platform/database/schema.ts';
import { selectIds } from '../platform/database/stored-row.ts';
import { erasedPerson } from '../platform/database/tables/person-columns.ts';
import type { SealedIds } from '../platform/seals/sealed-tables.ts';
import { personErasedAction } from '../platform/seals/seals.ts';
import { eraseHandoverTexts, eraseProxy } from '../register/handover/person-handovers.ts';
import { isErasable, recordErasure } from './erase-entries.ts';
import { eraseReasons } from './erase-reasons.ts';
import { findFormerPrints } from './find-former-prints.ts';
import {
  documentKey,
  findPerson,
  type PersonDocument,
  type StoredApplication,
  type StoredTitle,
} from './find-person.ts';
import { changeOf, type PersonChange, storeChange } from './person-changes.ts';

/** The result of an erasure: the data that are gone, and those that remain. */
export interface ErasedPerson {
  /** Codes of the applications that no longer exist. */
  readonly deleted: readonly string[];
  /** Codes of the applications that remain for a title, without personal data. */
  readonly reduced: readonly string[];
  /** Registry numbers of the titles, which remain. */
  readonly titles: readonly { code: string; record: string; folio: string }[];
  /** Entries of the audit trail that have lost their personal data now. */
  readonly entries: number;
  /** Older entries without a place in the chain, which remain until their term. */
  readonly olderEntries: number;
  /** The number of hand-overs that named the person as a proxy. */
  readonly proxies: number;
  /** The number of hand-overs of the person's titles that have lost notes or a reason. */
  readonly handoverTexts: number;
  /** The number of corrections, reviews and prints of the person's titles that have lost their reason. */
  readonly reasons: number;
  /** Undefined if there was nothing to erase. */
  readonly change: PersonChange | undefined;
}

/**
 * Erases a person's data, all or none: a bulk issue that is running ends first, and a report that is running fails.
 * Titles and the register remain, as the law requires, and so do the hashes of the trail.
 */
export function erasePerson(
  trx: Kysely<Schema>,
  document: PersonDocument,
  audit: AuditContext,
  hashKey?: string,
): Promise<ErasedPerson> {
  return eraseByKey(trx, { key: documentKey(document), hashKey }, audit);
}

/** Erases by person key. @param until spares applications that arrived later @default the time of the erasure */
export async function eraseByKey(
  trx: Kysely<Schema>,
  { key, hashKey }: { readonly key: string; readonly hashKey: string | undefined },
  audit: AuditContext,
  until: Date = audit.at,
): Promise<ErasedPerson> {
  const person = await findPerson(trx, key);
  const newer = person.applications.filter((row) => row.applied_at > until);
  const isNewer = (id: number) => newer.some((row) => row.id === id);
  const applications = person.applications.filter(({ id }) => !isNewer(id));
  const entries = person.entries.filter((entry) => !isNewer(Number(entry.subject_id)));
  const { titles } = person;
  const change = changeOf('erased', key, until, hashKey);
  const withTitle = new Set(titles.map((row) => row.application_id));
  const { deleted, reduced, births, rows } = await eraseApplications(trx, applications, withTitle);
  const proxies = await eraseProxy(trx, key, until);
  const titleIds = titles.map(({ id }) => id);
  const handoverTexts = await eraseHandoverTexts(trx, titleIds, until);
  const erasedReasons = await eraseReasons(
    trx,
    (time) => sql`title_id = any(${titleIds}::integer[]) and ${time} <= ${until}`,
  );
  const reasons = Object.values(erasedReasons).flat();
  const prints = await findFormerPrints(trx, titleIds, until);
  const chained = [...entries, ...prints].filter(isErasable);
  const old = entries.filter((entry) => entry.position === null && entry.actor_name !== '');
  const isNothing = [deleted, reduced, chained, proxies, handoverTexts, reasons].every(
    ({ length }) => length === 0,
  );
  if (!isNothing) {
    const subjectId = await storeChange(trx, change);
    const codes = titles.map((row) => row.application_code);
    await recordErasure(trx, audit, chained, {
      action: personErasedAction,
      subjectId,
      after: {
        deleted,
        reduced,
        titles: codes,
        ...(proxies.length > 0 && { proxies: proxies.length }),
        ...(handoverTexts.length > 0 && { handover_texts: handoverTexts.length }),
        ...(reasons.length > 0 && { reasons: reasons.length }),
      },
      rows: {
        ...rows,
        handover_details: [...proxies, ...handoverTexts],
        ...erasedReasons,
      },
      births,
    });
  }
  return {
    deleted,
    reduced,
    titles: titles.map(numbersOf),
    entries: chained.length,
    olderEntries: old.length,
    proxies: proxies.length,
    handoverTexts: handoverTexts.length,
    reasons: reasons.length,
    change: isNothing ? undefined : change,
  };
}

function numbersOf(title: StoredTitle) {
  return {
    code: title.application_code,
    record: title.record_registry,
    folio: title.folio_registry,
  };
}

/**
 * Deletes applications, and reduces those with a title to what the title says.
 *
 * @param withTitle ids of the applications whose title is issued
 * @returns the codes of both; the rows for the seals of the entry; the hashes of the births that titles stated, by the
 *   title's id
 */
export async function eraseApplications(
  trx: Kysely<Schema>,
  applications: readonly StoredApplication[],
  withTitle: ReadonlySet<number>,
) {
  const gone = applications.filter(({ id }) => !withTitle.has(id));
  const left = applications.filter(
    ({ id, restriction }) => withTitle.has(id) && restriction !== 'erased',
  );
  const rows = await findSealed(trx, [...gone, ...left]);
  await inChunks(gone, async (chunk) => {
    const codes = chunk.map(applicationCode);
    await trx.deleteFrom('look_up_disclosures').where('application_code', 'in', codes).execute();
    const ids = chunk.map(({ id }) => id);
    return trx.deleteFrom('applications').where('id', 'in', ids).returning('id').execute();
  });
  for (const { id } of left) await reduce(trx, id);
  const births = await eraseBirths(
    trx,
    left.map(({ id }) => id),
  );
  return { deleted: gone.map(applicationCode), reduced: left.map(applicationCode), births, rows };
}

/** Finds the rows that have seals: confirmed applications, and answers to proofs, which are deleted with their application. */
async function findSealed(
  trx: Kysely<Schema>,
  applications: readonly StoredApplication[],
): Promise<SealedIds> {
  const confirmed = applications.filter(({ status }) => status === 'CONFIRMADA');
  const ids = sql`${applications.map(({ id }) => id)}::integer[]`;
  const answers = sql`from proof_answers where kind <> 'seen' and application_id = any(${ids})`;
  return {
    applications: confirmed.map(({ id }) => id),
    proof_answers: await selectIds(trx, answers),
  };
}

async function reduce(trx: Kysely<Schema>, id: number): Promise<void> {
  await trx
    .updateTable('applications')
    .set({
      restriction: 'erased',
      person_key: `erased:${id}`,
      ...erasedPerson(),
      notes: null,
      internal_notes: null,
      privacy_version: null,
      privacy_accepted_at: null,
    })
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('receipt_keys').where('application_id', '=', id).execute();
  await trx.deleteFrom('idempotency_keys').where('application_id', '=', id).execute();
  await trx.deleteFrom('corrections').where('application_id', '=', id).execute();
  await trx.deleteFrom('proof_answers').where('application_id', '=', id).execute();
}

/** Erases the births from the contents of titles. The hashes stay. */
async function eraseBirths(trx: Kysely<Schema>, applicationIds: readonly number[]) {
  const { rows } = await sql<{ id: number; hash: string }>`
    update title_contents set birth = null, birth_salt = null
    from issued_titles t
    where t.id = title_id and birth is not null
      and t.application_id = any(${[...applicationIds]}::integer[])
    returning title_id as id, birth_hash as hash`.execute(trx);
  return Object.fromEntries(rows.map(({ id, hash }) => [String(id), hash]));
}

function applicationCode({ application_code }: StoredApplication): string {
  return application_code;
}
