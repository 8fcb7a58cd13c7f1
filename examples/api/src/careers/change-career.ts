import type { Kysely } from 'kysely';
import { type Act, differences, recordAudit } from '../audit/record-audit.ts';
import type { Schema } from '../database/schema.ts';
import { foldName } from '../input/fold.ts';
import { violatesUnique } from '../server/database-failure.ts';
import { conflict, invalid, missing } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import type { CareerAnswer } from './careers.answer.ts';
import type { CareerInput } from './careers.input.ts';
import { careerMessages as messages } from './careers.messages.ts';
import { listCareers } from './careers.query.ts';

/** Adds a career. @throws ApiFailure 409 when the faculty has it, 422 when type or faculty is none. */
export function createCareer(
  { kysely }: Services,
  input: CareerInput,
  act: Act,
): Promise<CareerAnswer> {
  return storing(kysely, async (trx) => {
    await checkReferences(trx, input);
    const { id } = await trx
      .insertInto('careers')
      .values(columnsOf(input))
      .returning('id')
      .executeTakeFirstOrThrow();
    const { type_id, ...after } = input;
    await recordAudit(trx, act, {
      action: 'created',
      subject: 'career',
      subjectId: id,
      after: { ...after, career_type_id: type_id },
    });
    return readCareer(trx, id);
  });
}

/** Changes a career; issued titles keep the name that they were issued with. */
export function updateCareer(
  { kysely }: Services,
  id: number,
  input: CareerInput,
  act: Act,
): Promise<CareerAnswer> {
  return storing(kysely, async (trx) => {
    const before = await lockCareer(trx, id);
    await checkReferences(trx, input);
    const columns = columnsOf(input);
    await trx.updateTable('careers').set(columns).where('id', '=', id).execute();
    const changed = differences(before, columns);
    const event = { action: 'updated', subject: 'career', subjectId: id };
    if (changed) await recordAudit(trx, act, { ...event, ...changed });
    return readCareer(trx, id);
  });
}

/** Deletes a career that nothing refers to. @throws ApiFailure 409 naming what does. */
export async function deleteCareer({ kysely }: Services, id: number, act: Act): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    const { name } = await lockCareer(trx, id);
    const applications = await countUse(trx, 'applications', id);
    const titles = await countUse(trx, 'degree_titles', id);
    if (applications + titles > 0) throw conflict(messages.inUse(applications, titles));
    await trx.deleteFrom('careers').where('id', '=', id).execute();
    const event = { action: 'deleted', subject: 'career', subjectId: id };
    await recordAudit(trx, act, { ...event, before: { name } });
  });
}

function columnsOf({ type_id, ...input }: CareerInput) {
  return { ...input, career_type_id: type_id, name_key: foldName(input.name) };
}

async function storing<T>(
  kysely: Kysely<Schema>,
  work: (trx: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  try {
    return await kysely.transaction().execute(work);
  } catch (error) {
    if (violatesUnique(error, 'careers_name_unique')) throw conflict(messages.duplicate);
    throw error;
  }
}

/** Type and faculty are held in share, so that neither is deleted before the career is stored. */
async function checkReferences(trx: Kysely<Schema>, input: CareerInput): Promise<void> {
  const type = await trx
    .selectFrom('career_types')
    .select('id')
    .where('id', '=', input.type_id)
    .forShare()
    .executeTakeFirst();
  if (type === undefined) throw invalid(messages.typeUnknown);
  const faculty = await trx
    .selectFrom('faculties')
    .select('id')
    .where('id', '=', input.faculty_id)
    .forShare()
    .executeTakeFirst();
  if (faculty === undefined) throw invalid(messages.facultyUnknown);
}

async function lockCareer(trx: Kysely<Schema>, id: number) {
  const row = await trx
    .selectFrom('careers')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw missing(messages.notFound);
  return row;
}

async function countUse(
  trx: Kysely<Schema>,
  table: 'applications' | 'degree_titles',
  careerId: number,
): Promise<number> {
  const { uses } = await trx
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('uses'))
    .where('career_id', '=', careerId)
    .executeTakeFirstOrThrow();
  return uses;
}

async function readCareer(trx: Kysely<Schema>, id: number): Promise<CareerAnswer> {
  const [career] = await listCareers(trx, { id });
  if (career === undefined) throw missing(messages.notFound);
  return career;
}
