import type { ApplicationInput } from 'birrete/contract';
import {
  latestToday,
  personKey,
  refuseAge,
  refuseBirthDate,
  refuseChoices,
  refuseSecondApplication,
} from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { dayInZone } from '#platform/calendar-day.ts';
import { violatesUnique } from '#platform/database/database-failure.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hasReference } from '#platform/database/stored-row.ts';
import { demand, refuse } from '#platform/http/failure.ts';
import { takeApplicationCode } from '../application-code.ts';
import { hasLiveApplication } from '../applications.query.ts';
import { claimKey, settleKey } from './idempotency.ts';
import { demandAuthorisation } from './privacy-texts.ts';
import { makeReceiptKey } from './receipt-keys.ts';

/** The answer to the graduate: the code, the key of the receipt, and whether it repeats an earlier answer. */
export type Submission = {
  id: number;
  application_code: string;
  receipt_key?: string;
  repeated: boolean;
};

type Stored = Omit<Submission, 'receipt_key'>;

/**
 * Stores an application and assigns its code, all in one transaction.
 *
 * @throws ApiFailure 409 if the ceremony is closed or the person has applied, 422 if a chosen row does not exist or the
 *   key was used for another body.
 */
export async function submitApplication(
  services: Services,
  input: ApplicationInput,
  audit: AuditContext,
  idempotencyKey: string | undefined,
): Promise<Submission> {
  const { privacy, minimumAge } = services.settings;
  demand(refuseBirthDate(input.date_of_birth, latestToday(audit.at), 'birthDateFuture'));
  demand(refuseAge(input.date_of_birth, latestToday(audit.at), minimumAge));
  try {
    return await services.kysely.transaction().execute(async (trx) => {
      const withKey = (stored: Stored) => addReceiptKey(services, trx, stored, audit.at);
      const earlier = idempotencyKey && (await findEarlier(trx, idempotencyKey, input, audit));
      if (earlier) return withKey(earlier);
      await demandAuthorisation(trx, privacy, input.privacy_version);
      await checkChoices(trx, input);
      demand(refuseSecondApplication(await hasLiveApplication(trx, applicationClaim(input))));
      const year = Number(dayInZone(audit.at, services.settings.timeZone).slice(0, 4));
      const stored = await insertApplication(trx, input, audit, year);
      if (idempotencyKey) await settleKey(trx, idempotencyKey, stored.id);
      return withKey({ ...stored, repeated: false });
    });
  } catch (error) {
    if (violatesUnique(error, 'applications_one_per_person')) throw refuse('alreadyApplied');
    throw error;
  }
}

async function findEarlier(
  trx: Kysely<Schema>,
  key: string,
  input: ApplicationInput,
  audit: AuditContext,
): Promise<Stored | undefined> {
  const id = await claimKey(trx, key, input, audit.at);
  if (id === undefined) return undefined;
  const { application_code } = await trx
    .selectFrom('applications')
    .select('application_code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, application_code, repeated: true };
}

/** Adds the key of the receipt, where look-ups need one. */
async function addReceiptKey(
  { settings }: Services,
  trx: Kysely<Schema>,
  stored: Stored,
  now: Date,
): Promise<Submission> {
  if (settings.lookUpProof !== 'key') return stored;
  return { ...stored, receipt_key: await makeReceiptKey(trx, stored.id, now) };
}

/** Locks ceremony and career in share, so that neither is closed or deleted between the check and the insert. */
async function checkChoices(trx: Kysely<Schema>, input: ApplicationInput): Promise<void> {
  const ceremony = await trx
    .selectFrom('ceremonies')
    .select('status')
    .where('id', '=', input.ceremony_id)
    .forShare()
    .executeTakeFirst();
  const career = await trx
    .selectFrom('careers')
    .select('is_active')
    .where('id', '=', input.career_id)
    .forShare()
    .executeTakeFirst();
  demand(
    refuseChoices({
      ceremony: ceremony && { isOpen: ceremony.status === 'ABIERTO' },
      career: career && { isActive: career.is_active },
      isGenderKnown: await hasReference(trx, 'genders', input.gender_id),
    }),
  );
}

function applicationClaim({ identification_type, id_number, ...input }: ApplicationInput) {
  return { ...input, person_key: personKey(identification_type, id_number) };
}

async function insertApplication(
  trx: Kysely<Schema>,
  { second_name, privacy_version = null, ...input }: ApplicationInput,
  audit: AuditContext,
  year: number,
): Promise<{ id: number; application_code: string }> {
  const code = await takeApplicationCode(trx, year);
  const stored = await trx
    .insertInto('applications')
    .values({
      ...input,
      ...code,
      middle_name: second_name,
      privacy_version,
      privacy_accepted_at: privacy_version === null ? null : audit.at,
      person_key: personKey(input.identification_type, input.id_number),
      applied_at: audit.at,
    })
    .returning(['id', 'application_code'])
    .executeTakeFirstOrThrow();
  const { ceremony_id, career_id } = input;
  await recordAudit(trx, audit, {
    action: 'submitted',
    subject: 'application',
    subjectId: stored.id,
    after: { application_code: stored.application_code, ceremony_id, career_id },
  });
  return stored;
}
