import type { Kysely } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import { selectPrints } from '../documents/print/prints.query.ts';
import { recordAudit } from '../evidence/audit/record-audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { findHandovers } from '../register/handover/person-handovers.ts';
import { documentKey, findPerson, type PersonDocument, type StoredEntry } from './find-person.ts';

/**
 * Collects everything that is stored about a person, for a request of access or portability. Nothing about employees is
 * included but the fact that one has acted. The export is recorded.
 */
export function exportPerson(
  kysely: Kysely<Schema>,
  document: PersonDocument,
  audit: AuditContext,
): Promise<object> {
  return kysely.transaction().execute(async (trx) => {
    const key = documentKey(document);
    const { applications, titles, entries } = await findPerson(trx, key);
    const codes = applications.map((row) => row.application_code);
    const titleIds = titles.map(({ id }) => id);
    const lookUps = await trx
      .selectFrom('look_up_disclosures')
      .select(['day', 'application_code', 'hits'])
      .where('application_code', 'in', ['', ...codes])
      .orderBy('day')
      .execute();
    const proofs = await findProofs(
      trx,
      applications.map(({ id }) => id),
    );
    const printed = await trx
      .selectFrom('title_codes')
      .selectAll()
      .where('title_id', 'in', [0, ...titleIds])
      .execute();
    const handovers = await findHandovers(trx, key, titleIds);
    const corrections = await trx
      .selectFrom('title_entries')
      .select(['title_id', 'kind', 'replacing_title_id', 'created_at'])
      .select(['resolution_number', 'resolution_date', 'resolution_body', 'resolution_reason'])
      .select('error_cause')
      .where('title_id', 'in', [0, ...titleIds])
      .orderBy('id')
      .execute();
    const reviews = await trx
      .selectFrom('title_holds')
      .select(['title_id', 'kind', 'reason', 'created_at'])
      .where('title_id', 'in', [0, ...titleIds])
      .orderBy('id')
      .execute();
    const contents = await trx
      .selectFrom('title_contents')
      .select(['title_id', 'content', 'birth'])
      .where('title_id', 'in', [0, ...titleIds])
      .orderBy('title_id')
      .execute();
    const prints = await findPrints(trx, titleIds);
    await recordAudit(trx, audit, {
      action: 'person-exported',
      subject: 'person',
      subjectId: 'export',
      after: { applications: codes },
    });
    return {
      identification_type: document.identificationType,
      id_number: document.idNumber,
      exported_at: audit.at,
      applications: applications.map(({ person_key, ...row }) => row),
      ...proofs,
      titles: titles.map((row) => ({
        ...row,
        verification_code: printed.find(({ title_id }) => title_id === row.id)?.code,
      })),
      title_contents: contents,
      handovers: handovers.ofTitles,
      collected_for_others: handovers.asProxy,
      title_corrections: corrections,
      title_reviews: reviews,
      printed_copies: prints,
      trail: entries.map(describeEntry),
      look_ups: lookUps,
    };
  });
}

/** The person's answers to proofs of titles, and requests for corrections. */
async function findProofs(trx: Kysely<Schema>, applicationIds: readonly number[]) {
  const ids = [0, ...applicationIds];
  return {
    proof_answers: await trx
      .selectFrom('proof_answers')
      .select(['application_id', 'kind', 'at'])
      .where('application_id', 'in', ids)
      .orderBy('id')
      .execute(),
    corrections: await trx
      .selectFrom('corrections')
      .selectAll()
      .where('application_id', 'in', ids)
      .orderBy('id')
      .execute(),
  };
}

function describeEntry(entry: StoredEntry) {
  const { at, action, actor_id, address, before, after } = entry;
  const isOwn = actor_id === null;
  return {
    at,
    application_id: Number(entry.subject_id),
    action,
    by: isOwn ? 'public' : 'administrator',
    ...(isOwn && { address }),
    before,
    after,
  };
}

/** The printed copies of a person's titles, without the employees who printed them. */
function findPrints(trx: Kysely<Schema>, titleIds: readonly number[]) {
  return selectPrints(trx)
    .select(['p.title_id', 'p.kind', 'p.copy', 'p.mark', 'p.printed_at'])
    .where('p.title_id', 'in', [0, ...titleIds])
    .orderBy('p.id')
    .execute();
}
