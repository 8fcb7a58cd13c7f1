import type { ApplicationAnswer, ApplicationEdit } from 'birrete/contract';
import { notesAfterConfirmation, personKey, refuseDuplicateApplication } from 'birrete/rules';
import type { Kysely, Selectable, Updateable } from 'kysely';
import type { AuditContext } from '../calls/audit-context.ts';
import type { Services } from '../calls/services.ts';
import { findUnsealed } from '../evidence/audit/find-unsealed.ts';
import { differences, recordAudit } from '../evidence/audit/record-audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { lockRow, storeOnce } from '../platform/database/stored-row.ts';
import { demand, refuse } from '../platform/http/failure.ts';
import { demandVersion, type Target } from '../platform/http/target.ts';
import { findApplication, hasLiveApplication } from './applications.query.ts';
import { recordRelease } from './release-number.ts';

type Row = Selectable<Schema['applications']>;
type Change = Updateable<Schema['applications']>;

/** Corrects a person's data. An issued title does not change. */
export function editApplication(
  services: Services,
  target: Target,
  edit: ApplicationEdit,
  audit: AuditContext,
): Promise<ApplicationAnswer> {
  return change(services, target, audit, 'updated', (row) => edited(row, edit));
}

/**
 * Corrects a person's data in a transaction that has locked the row, with another change that depends on it.
 * @throws ApiFailure 409, or 412 if the caller knows another version
 */
export async function editLocked(
  trx: Kysely<Schema>,
  {
    target,
    row,
    edit,
  }: { readonly target: Target; readonly row: Row; readonly edit: ApplicationEdit },
  audit: AuditContext,
): Promise<void> {
  await store(trx, { target, before: row, wanted: edited(row, edit), action: 'updated' }, audit);
}

function edited(row: Row, { phone_number, ...edit }: ApplicationEdit): Change {
  return {
    ...edit,
    ...(phone_number === undefined ? {} : { phone: phone_number }),
    person_key: personKey(row.identification_type, edit.id_number),
  };
}

/** Confirms an application. Without notes, the reason of an earlier rejection is removed, and other notes stay. */
export function confirmApplication(
  services: Services,
  target: Target,
  notes: string | null,
  audit: AuditContext,
): Promise<ApplicationAnswer> {
  return change(services, target, audit, 'confirmed', (row) => ({
    status: 'CONFIRMADA',
    notes: notesAfterConfirmation(
      { isRejected: row.status === 'RECHAZADA', notes: row.notes },
      notes,
    ),
  }));
}

/** Rejects an application, with the reason that the person will read. The document can be applied with again. */
export function rejectApplication(
  services: Services,
  target: Target,
  reason: string,
  audit: AuditContext,
): Promise<ApplicationAnswer> {
  return change(services, target, audit, 'rejected', () => ({
    status: 'RECHAZADA',
    notes: reason,
  }));
}

/** The constraint that keeps a person from two live applications, with its refusal. */
export const oncePerPerson = {
  constraint: 'applications_one_per_person',
  refusal: 'applicationDuplicate',
} as const;

/**
 * Changes an application. Its row is locked from the check of its version to the write.
 * @throws ApiFailure 404 also for a blocked application, or 412 if the caller knows another version.
 */
function change(
  { kysely }: Services,
  target: Target,
  audit: AuditContext,
  action: string,
  decide: (row: Row) => Change,
): Promise<ApplicationAnswer> {
  const { id } = target;
  return storeOnce(kysely, oncePerPerson, async (trx) => {
    const before = await lockRow(trx, 'applications', id, 'applicationMissing');
    await store(trx, { target, before, wanted: decide(before), action }, audit);
    return readBack(trx, id);
  });
}

interface WantedChange {
  readonly target: Target;
  /** The locked row. */
  readonly before: Row;
  readonly wanted: Change;
  readonly action: string;
}

async function store(
  trx: Kysely<Schema>,
  { target, before, wanted, action }: WantedChange,
  audit: AuditContext,
): Promise<void> {
  const { id } = before;
  if (before.restriction !== null) throw refuse('applicationMissing');
  demandVersion(target, before.version, 'applicationChanged');
  if (wanted.status !== 'RECHAZADA') await demandConfirmed(trx, before);
  await demandOneLive(trx, before, wanted);
  const changed = differences(before, wanted);
  if (changed) {
    await trx
      .updateTable('applications')
      .set({ ...wanted, updated_at: audit.at })
      .where('id', '=', id)
      .execute();
  }
  // What is answered is a person's data, even where nothing was left to change.
  const event = { action: changed ? action : 'read', subject: 'application', subjectId: id };
  const rows = changed && { applications: [id] };
  await recordAudit(trx, audit, { ...event, ...changed, rows });
  if (changed?.after.status === 'RECHAZADA') await recordRelease(trx, audit, before);
}

/**
 * Demands that a confirmed application is as the trail says. A change would seal what somebody has changed without the site; a
 * rejection and a new confirmation put it right.
 * @throws ApiFailure 409
 */
export async function demandConfirmed(
  trx: Kysely<Schema>,
  { id, status }: Pick<Row, 'id' | 'status'>,
): Promise<void> {
  if (status !== 'CONFIRMADA') return;
  const unsealed = await findUnsealed(trx, { applications: [id] });
  if (unsealed.length > 0) throw refuse('applicationAltered');
}

/** @throws ApiFailure 409 when the person would have two live applications for the career and ceremony. */
async function demandOneLive(trx: Kysely<Schema>, before: Row, wanted: Change): Promise<void> {
  const { status = before.status, person_key = before.person_key } = wanted;
  const hasOther = await hasLiveApplication(trx, { ...before, person_key }, before.id);
  demand(
    refuseDuplicateApplication(storedClaim(before), storedClaim({ status, person_key }), hasOther),
  );
}

function storedClaim({ status, person_key }: Pick<Row, 'status' | 'person_key'>) {
  return { isLive: status !== 'RECHAZADA', personKey: person_key };
}

async function readBack(trx: Kysely<Schema>, id: number): Promise<ApplicationAnswer> {
  const answer = await findApplication(trx, id);
  if (answer === undefined) throw refuse('applicationMissing');
  return answer;
}
