import type { CareerAnswer, CareerInput } from 'birrete/contract';
import { foldName, refuseCareerDeletion, refuseCareerReferences } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAudit, recordUpdate } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { countUses, hasReference, lockTarget, storeOnce } from '#platform/database/stored-row.ts';
import { demand, refuse } from '#platform/http/failure.ts';
import type { Target } from '#platform/http/target.ts';
import { listCareers } from './careers.query.ts';

const oncePerFaculty = { constraint: 'careers_name_unique', refusal: 'careerDuplicate' } as const;

/** Adds a career. @throws ApiFailure 409 if the faculty has one of this name, 422 if type or faculty does not exist. */
export function createCareer(
  { kysely }: Services,
  input: CareerInput,
  audit: AuditContext,
): Promise<CareerAnswer> {
  return storeOnce(kysely, oncePerFaculty, async (trx) => {
    await holdReferences(trx, input);
    const { id } = await trx
      .insertInto('careers')
      .values(columnsOf(input))
      .returning('id')
      .executeTakeFirstOrThrow();
    const { type_id, ...after } = input;
    await recordAudit(trx, audit, {
      action: 'created',
      subject: 'career',
      subjectId: id,
      after: { ...after, career_type_id: type_id },
    });
    return readCareer(trx, id);
  });
}

/**
 * Changes a career. Issued titles don't change. @throws ApiFailure 412 if the caller knows another version.
 */
export function updateCareer(
  { kysely }: Services,
  target: Target,
  input: CareerInput,
  audit: AuditContext,
): Promise<CareerAnswer> {
  const { id } = target;
  return storeOnce(kysely, oncePerFaculty, async (trx) => {
    const before = await lockTarget(trx, 'careers', target, 'careerMissing');
    await holdReferences(trx, input);
    const columns = columnsOf(input);
    await trx.updateTable('careers').set(columns).where('id', '=', id).execute();
    await recordUpdate(trx, audit, { subject: 'career', subjectId: id, before, after: columns });
    return readCareer(trx, id);
  });
}

/** Deletes a career. @throws ApiFailure 409 if applications or nomenclatures refer to it. */
export async function deleteCareer(
  { kysely }: Services,
  target: Target,
  audit: AuditContext,
): Promise<void> {
  const { id } = target;
  await kysely.transaction().execute(async (trx) => {
    const { name } = await lockTarget(trx, 'careers', target, 'careerMissing');
    const applications = await countUses(trx, 'applications', 'career_id', id);
    const degreeTitles = await countUses(trx, 'degree_titles', 'career_id', id);
    demand(refuseCareerDeletion({ applications, degreeTitles }));
    await trx.deleteFrom('careers').where('id', '=', id).execute();
    const event = { action: 'deleted', subject: 'career', subjectId: id };
    await recordAudit(trx, audit, { ...event, before: { name } });
  });
}

function columnsOf({ type_id, ...input }: CareerInput) {
  return { ...input, career_type_id: type_id, name_key: foldName(input.name) };
}

async function holdReferences(trx: Kysely<Schema>, input: CareerInput): Promise<void> {
  const hasType = await hasReference(trx, 'career_types', input.type_id);
  const hasFaculty = await hasReference(trx, 'faculties', input.faculty_id);
  demand(refuseCareerReferences(hasType, hasFaculty));
}

async function readCareer(trx: Kysely<Schema>, id: number): Promise<CareerAnswer> {
  const [career] = await listCareers(trx, { id });
  if (career === undefined) throw refuse('careerMissing');
  return career;
}
