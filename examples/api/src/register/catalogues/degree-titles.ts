import type { DegreeTitleAnswer, DegreeTitleInput } from 'birrete/contract';
import { refuseDegreeTitleReferences } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit, recordUpdate } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hasReference, lockTarget, storeOnce } from '#platform/database/stored-row.ts';
import { demand, refuse } from '#platform/http/failure.ts';
import type { Target } from '#platform/http/target.ts';

/** Lists the nomenclatures with the names of career and gender, by career. */
export function listDegreeTitles(
  kysely: Kysely<Schema>,
  id?: number,
): Promise<DegreeTitleAnswer[]> {
  const query = kysely
    .selectFrom('degree_titles as d')
    .innerJoin('careers', 'careers.id', 'd.career_id')
    .innerJoin('genders', 'genders.id', 'd.gender_id')
    .select(['d.id', 'd.career_id', 'careers.name as career_name', 'd.gender_id'])
    .select(['genders.name as gender_name', 'd.title_name', 'd.version'])
    .orderBy('careers.name_key')
    .orderBy('d.career_id')
    .orderBy('d.gender_id');
  return (id === undefined ? query : query.where('d.id', '=', id)).execute();
}

const oncePerGender = {
  constraint: 'degree_titles_one_per_gender',
  refusal: 'degreeTitleDuplicate',
} as const;

/** Adds a nomenclature. @throws ApiFailure 409 if the career has one for the gender, because an issue needs one text. */
export function createDegreeTitle(
  { kysely }: Services,
  input: DegreeTitleInput,
  audit: AuditContext,
): Promise<DegreeTitleAnswer> {
  return storeOnce(kysely, oncePerGender, async (trx) => {
    await holdReferences(trx, input);
    const { id } = await trx
      .insertInto('degree_titles')
      .values(input)
      .returning('id')
      .executeTakeFirstOrThrow();
    const event = { action: 'created', subject: 'degree-title', subjectId: id };
    await recordAudit(trx, audit, { ...event, after: input });
    return readDegreeTitle(trx, id);
  });
}

/** Changes a nomenclature. Issued titles don't change. */
export function updateDegreeTitle(
  { kysely }: Services,
  target: Target,
  input: DegreeTitleInput,
  audit: AuditContext,
): Promise<DegreeTitleAnswer> {
  const { id } = target;
  return storeOnce(kysely, oncePerGender, async (trx) => {
    const before = await lockTarget(trx, 'degree_titles', target, 'degreeTitleMissing');
    await holdReferences(trx, input);
    await trx.updateTable('degree_titles').set(input).where('id', '=', id).execute();
    await recordUpdate(trx, audit, {
      subject: 'degree-title',
      subjectId: id,
      before,
      after: input,
    });
    return readDegreeTitle(trx, id);
  });
}

/** Deletes a nomenclature. Later titles of the career are issued without one. */
export async function deleteDegreeTitle(
  { kysely }: Services,
  target: Target,
  audit: AuditContext,
): Promise<void> {
  const { id } = target;
  await kysely.transaction().execute(async (trx) => {
    const {
      id: _,
      version,
      ...before
    } = await lockTarget(trx, 'degree_titles', target, 'degreeTitleMissing');
    await trx.deleteFrom('degree_titles').where('id', '=', id).execute();
    const event = { action: 'deleted', subject: 'degree-title', subjectId: id };
    await recordAudit(trx, audit, { ...event, before });
  });
}

async function holdReferences(trx: Kysely<Schema>, input: DegreeTitleInput): Promise<void> {
  const hasGender = await hasReference(trx, 'genders', input.gender_id);
  const hasCareer = await hasReference(trx, 'careers', input.career_id);
  demand(refuseDegreeTitleReferences(hasGender, hasCareer));
}

async function readDegreeTitle(trx: Kysely<Schema>, id: number): Promise<DegreeTitleAnswer> {
  const [answer] = await listDegreeTitles(trx, id);
  if (answer === undefined) throw refuse('degreeTitleMissing');
  return answer;
}
