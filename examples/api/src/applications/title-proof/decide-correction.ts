import type { CallInput, CorrectionAnswer } from 'birrete/contract';
import { refuseCorrectionAcceptance, refuseCorrectionDecision } from 'birrete/rules';
import type { Kysely, Selectable } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { differences, recordAudit } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hasReference, hasRow, lockRow, storeOnce } from '#platform/database/stored-row.ts';
import { demand, refuse } from '#platform/http/failure.ts';
import type { Target } from '#platform/http/target.ts';
import { demandConfirmed, editLocked, oncePerPerson } from '../change-application.ts';
import { type CorrectionRow, describeCorrection } from './corrections.query.ts';

/**
 * Accepts a correction, with the edit of the application or after it. A gender changes the wording of the degree title.
 * @throws ApiFailure 404, 409 if it is decided already or the title is issued, 412 if the application has changed, or 422 for
 * an unknown gender.
 */
export function acceptCorrection(
  { kysely }: Services,
  target: Target,
  { reply = null, gender_id: genderId, application: edit }: CallInput<'acceptCorrection'>,
  audit: AuditContext,
): Promise<CorrectionAnswer> {
  const { id } = target;
  return storeOnce(kysely, oncePerPerson, async (trx) => {
    const { correction, application } = await lockCorrection(trx, id);
    const isIssued = await hasTitle(trx, application.id);
    demand(refuseCorrectionAcceptance(correction.status === 'open', isIssued));
    if (edit !== undefined) await editLocked(trx, { target, row: application, edit }, audit);
    if (genderId !== undefined && genderId !== null) {
      await changeGender(trx, application, genderId, audit);
    }
    return decide(trx, id, { status: 'accepted', reply }, audit);
  });
}

/**
 * Answers a correction without a change.
 * @throws ApiFailure 404, or 409 if it is decided already.
 */
export function answerCorrection(
  { kysely }: Services,
  id: number,
  reply: string,
  audit: AuditContext,
): Promise<CorrectionAnswer> {
  return kysely.transaction().execute(async (trx) => {
    const { correction } = await lockCorrection(trx, id);
    demand(refuseCorrectionDecision(correction.status === 'open'));
    return decide(trx, id, { status: 'answered', reply }, audit);
  });
}

/** Locks the application first, in the order of the graduate's answer and of the issue, then the correction. */
async function lockCorrection(trx: Kysely<Schema>, id: number) {
  const known = await trx
    .selectFrom('corrections')
    .select('application_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known === undefined) throw refuse('correctionMissing');
  const application = await lockRow(trx, 'applications', known.application_id, 'correctionMissing');
  const correction = await trx
    .selectFrom('corrections')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (correction === undefined || application.restriction !== null)
    throw refuse('correctionMissing');
  return { correction, application };
}

function hasTitle(trx: Kysely<Schema>, applicationId: number): Promise<boolean> {
  return hasRow(
    trx.selectFrom('issued_titles').select('id').where('application_id', '=', applicationId),
  );
}

async function changeGender(
  trx: Kysely<Schema>,
  application: Pick<Selectable<Schema['applications']>, 'id' | 'status' | 'gender_id'>,
  genderId: number,
  audit: AuditContext,
): Promise<void> {
  if (!(await hasReference(trx, 'genders', genderId))) throw refuse('genderUnknown');
  const { id, gender_id } = application;
  const changed = differences({ gender_id }, { gender_id: genderId });
  if (changed === undefined) return;
  await demandConfirmed(trx, application);
  await trx
    .updateTable('applications')
    .set({ gender_id: genderId, updated_at: audit.at })
    .where('id', '=', id)
    .execute();
  const event = { action: 'updated', subject: 'application', subjectId: id };
  await recordAudit(trx, audit, { ...event, ...changed, rows: { applications: [id] } });
}

async function decide(
  trx: Kysely<Schema>,
  id: number,
  decision: { readonly status: 'accepted' | 'answered'; readonly reply: string | null },
  audit: AuditContext,
): Promise<CorrectionAnswer> {
  const row: CorrectionRow = await trx
    .updateTable('corrections')
    .set({ ...decision, decided_at: audit.at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(trx, audit, {
    action: `correction-${decision.status}`,
    subject: 'application',
    subjectId: row.application_id,
    after: { correction: id, reply: decision.reply },
  });
  return describeCorrection(row);
}
