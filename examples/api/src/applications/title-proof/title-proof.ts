import type { CallInput, TitleProofAnswer } from 'birrete/contract';
import {
  lastProofDay,
  type ProofFacts,
  proofPhase,
  refuseProof,
  refuseProofAnswer,
} from 'birrete/rules';
import { type Kysely, sql } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { dayInZone } from '#platform/calendar-day.ts';
import { violatesUnique } from '#platform/database/database-failure.ts';
import type { Schema } from '#platform/database/schema.ts';
import { demand, refuse } from '#platform/http/failure.ts';
import { defaultProof } from '#platform/settings/proof-settings.ts';
import { describeCorrection, findLatestCorrection } from './corrections.query.ts';
import { type Graduate, selectProofs } from './graduates.query.ts';
import type { RenderProof } from './render-proof.ts';
import { readProofForm, type Wording, wordingOf } from './wording.ts';

/** The services, with the function that draws pictures. */
export interface ProofServices extends Services {
  readonly renderProof: RenderProof;
}

/**
 * Reads the proof of an application, and notes that the graduate has looked at this wording.
 * @throws ApiFailure 404 for a blocked application, or 409 unless it is confirmed.
 */
export async function readTitleProof(
  services: ProofServices,
  code: string,
  at: Date,
): Promise<TitleProofAnswer> {
  const { kysely } = services;
  const graduate = await findGraduate(kysely, code);
  const facts = graduateFacts(services, graduate, at);
  demand(refuseProof(facts));
  const wording = wordingOf(graduate, await readProofForm(services));
  if (proofPhase(facts) === 'open') await noteLook(kysely, graduate, wording, at);
  return describeProof(services, graduate, facts, wording);
}

/**
 * Stores the graduate's answer to the wording that was read. A repeated confirmation is stored once.
 *
 * The application is locked: an issue that runs ends first, and its title is seen here.
 * @throws ApiFailure 404, 409 after the issue or the last day or while a correction is open, or 412 if the wording has changed.
 */
export async function answerTitleProof(
  services: ProofServices,
  code: string,
  input: CallInput<'answerTitleProof'>,
  audit: AuditContext,
): Promise<TitleProofAnswer> {
  try {
    await services.kysely
      .transaction()
      .execute((trx) => storeAnswer({ ...services, kysely: trx }, code, input, audit));
  } catch (error) {
    if (violatesUnique(error, 'corrections_one_open')) throw refuse('correctionOpen');
    throw error;
  }
  const graduate = await findGraduate(services.kysely, code);
  const facts = graduateFacts(services, graduate, audit.at);
  const wording = wordingOf(graduate, await readProofForm(services));
  return describeProof(services, graduate, facts, wording);
}

async function storeAnswer(
  services: Services,
  code: string,
  { version, answer, description }: CallInput<'answerTitleProof'>,
  audit: AuditContext,
): Promise<void> {
  const { kysely: trx } = services;
  await lockApplication(trx, code);
  const graduate = await findGraduate(trx, code);
  const wording = wordingOf(graduate, await readProofForm(services));
  const correction = await findLatestCorrection(trx, graduate.id);
  demand(
    refuseProofAnswer(graduateFacts(services, graduate, audit.at), {
      hasOpenCorrection: correction?.status === 'open',
      isCurrent: wording.version === version,
    }),
  );
  const last = await findLastAnswer(trx, graduate.id);
  if (answer === 'correct' && last?.kind === 'correct' && last.version === version) return;
  const answerId = await insertAnswer(trx, graduate.id, answer, version, audit.at);
  if (answer === 'correction') {
    await trx
      .insertInto('corrections')
      .values({
        application_id: graduate.id,
        description: description ?? '',
        requested_at: audit.at,
      })
      .execute();
  }
  await recordAudit(trx, audit, {
    action: answer === 'correct' ? 'proof-confirmed' : 'correction-requested',
    subject: 'application',
    subjectId: graduate.id,
    rows: { proof_answers: [answerId] },
  });
}

async function describeProof(
  services: ProofServices,
  graduate: Graduate,
  facts: ProofFacts,
  wording: Wording,
): Promise<TitleProofAnswer> {
  const { kysely, renderProof } = services;
  const status = proofPhase(facts);
  const last = await findLastAnswer(kysely, graduate.id);
  const correction = await findLatestCorrection(kysely, graduate.id);
  return {
    status,
    last_day: facts.lastDay,
    title: status === 'open' ? { ...wording, image: await renderProof(graduate) } : null,
    answer: last && {
      kind: last.kind === 'correct' ? 'correct' : 'correction',
      at: last.at.toISOString(),
      is_current: last.version === wording.version,
    },
    correction: correction === undefined ? null : describeCorrection(correction),
  };
}

async function findGraduate(kysely: Kysely<Schema>, code: string): Promise<Graduate> {
  const graduate = await selectProofs(kysely)
    .where('a.application_code', '=', code)
    .executeTakeFirst();
  if (graduate === undefined) throw refuse('codeUnknown');
  return graduate;
}

async function lockApplication(trx: Kysely<Schema>, code: string): Promise<void> {
  await trx
    .selectFrom('applications')
    .select('id')
    .where('application_code', '=', code)
    .forUpdate()
    .execute();
}

function graduateFacts(
  { settings }: Pick<Services, 'settings'>,
  graduate: Graduate,
  at: Date,
): ProofFacts {
  const { daysBefore } = settings.titleProof ?? defaultProof;
  return {
    isConfirmed: graduate.status === 'CONFIRMADA',
    isIssued: graduate.title_id !== null,
    isCompleted: graduate.ceremony_status === 'COMPLETADO',
    today: dayInZone(at, settings.timeZone),
    lastDay: lastProofDay(graduate.ceremony_date, daysBefore),
  };
}

async function findLastAnswer(kysely: Kysely<Schema>, applicationId: number) {
  const row = await kysely
    .selectFrom('proof_answers')
    .select(['kind', 'version', 'at'])
    .where('application_id', '=', applicationId)
    .where('kind', '<>', 'seen')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes a look once per wording. */
async function noteLook(
  kysely: Kysely<Schema>,
  { id }: Graduate,
  { version }: Wording,
  at: Date,
): Promise<void> {
  await kysely
    .insertInto('proof_answers')
    .values({ application_id: id, kind: 'seen', version, at })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'version'])
        // A literal, because PostgreSQL does not compare the index's condition with parameters.
        .where(sql<boolean>`kind = 'seen'`)
        .doNothing(),
    )
    .execute();
}

async function insertAnswer(
  trx: Kysely<Schema>,
  applicationId: number,
  kind: CallInput<'answerTitleProof'>['answer'],
  version: string,
  at: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('proof_answers')
    .values({ application_id: applicationId, kind, version, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
