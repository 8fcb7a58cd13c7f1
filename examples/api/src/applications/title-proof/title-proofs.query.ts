import type { ApplicationProofAnswer } from 'birrete/contract';
import type { Kysely } from 'kysely';
import type { Services } from '#calls/services.ts';
import type { Schema } from '#platform/database/schema.ts';
import { type CorrectionRow, describeCorrection } from './corrections.query.ts';
import { type Graduate, selectProofs } from './graduates.query.ts';
import { type ProofForm, readProofForm, wordingOf } from './wording.ts';

/** The proofs of graduates who have looked at theirs: before the issue, and after it while a correction is open. */
export async function listTitleProofs(
  services: Pick<Services, 'kysely' | 'settings'>,
): Promise<ApplicationProofAnswer[]> {
  const { kysely } = services;
  const form = await readProofForm(services);
  const graduates = await selectProofs(kysely)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('proof_answers')
          .select('proof_answers.id')
          .whereRef('proof_answers.application_id', '=', 'a.id'),
      ),
    )
    .where(({ or, not, exists, selectFrom }) =>
      or([
        not(
          exists(
            selectFrom('issued_titles')
              .select('issued_titles.id')
              .whereRef('issued_titles.application_id', '=', 'a.id'),
          ),
        ),
        exists(
          selectFrom('corrections')
            .select('corrections.id')
            .whereRef('corrections.application_id', '=', 'a.id')
            .where('corrections.status', '=', 'open'),
        ),
      ]),
    )
    .orderBy('a.id')
    .execute();
  const confirmed = await findConfirmed(kysely);
  const corrections = await findCorrections(kysely);
  return graduates.map((graduate) => {
    const correction = corrections.get(graduate.id);
    return {
      application_id: graduate.id,
      status: proofStatus(graduate, form, confirmed.get(graduate.id)),
      correction: correction === undefined ? null : describeCorrection(correction),
    };
  });
}

function proofStatus(graduate: Graduate, form: ProofForm, version: string | undefined) {
  if (version === undefined) return 'seen';
  return version === wordingOf(graduate, form).version ? 'correct' : 'changed';
}

/** The confirmed wording by application, where the latest answer is a confirmation. */
async function findConfirmed(kysely: Kysely<Schema>): Promise<ReadonlyMap<number, string>> {
  const rows = await kysely
    .selectFrom('proof_answers')
    .distinctOn('application_id')
    .select(['application_id', 'kind', 'version'])
    .where('kind', '<>', 'seen')
    .orderBy('application_id')
    .orderBy('id', 'desc')
    .execute();
  const confirmed = rows.filter(({ kind }) => kind === 'correct');
  return new Map(confirmed.map((row) => [row.application_id, row.version]));
}

/** The latest correction by application. */
async function findCorrections(
  kysely: Kysely<Schema>,
): Promise<ReadonlyMap<number, CorrectionRow>> {
  const rows = await kysely
    .selectFrom('corrections')
    .distinctOn('application_id')
    .selectAll()
    .orderBy('application_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.application_id, row]));
}
