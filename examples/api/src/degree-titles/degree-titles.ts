import type { Kysely } from 'kysely';
import { type Act, differences, recordAudit } from '../audit/record-audit.ts';
import type { Schema } from '../database/schema.ts';
import { violatesUnique } from '../server/database-failure.ts';
import { conflict, invalid, missing } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import type { DegreeTitleAnswer } from './degree-titles.answer.ts';
import type { DegreeTitleInput } from './degree-titles.input.ts';
import { degreeTitleMessages as messages } from './degree-titles.messages.ts';

/** Nomenclatures with the names of career and gender, by career. */
export function listDegreeTitles(
  kysely: Kysely<Schema>,
  id?: number,
): Promise<DegreeTitleAnswer[]> {
  const query = kysely
    .selectFrom('degree_titles as d')
    .innerJoin('careers', 'careers.id', 'd.career_id')
    .innerJoin('genders', 'genders.id', 'd.gender_id')
    .select(['d.id', 'd.career_id', 'careers.name as career_name', 'd.gender_id'])
    .select(['genders.name as gender_name', 'd.title_name'])
    .orderBy('careers.name_key')
    .orderBy('d.career_id')
    .orderBy('d.gender_id');
  return (id === undefined ? query : query.where('d.id', '=', id)).execute();
}

/** Adds one. @throws ApiFailure 409 when the career has one for the gender: one of two would be issued by chance. */
export function createDegreeTitle(
  { kysely }: Services,
  input: DegreeTitleInput,
  act: Act,
): Promise<DegreeTitleAnswer> {
  return storing(kysely, async (trx) => {
    await checkReferences(trx, input);
    const { id } = await trx
      .insertInto('degree_titles')
      .values(input)
      .returning('id')
      .executeTakeFirstOrThrow();
    const event = { action: 'created', subject: 'degree-title', subjectId: id };
    await recordAudit(trx, act, { ...event, after: input });
    return readDegreeTitle(trx, id);
  });
}

/** Changes one; issued titles keep theirs (ruling 37). */
export function updateDegreeTitle(
  { kysely }: Services,
  id: number,
  input: DegreeTitleInput,
  act: Act,
): Promise<DegreeTitleAnswer> {
  return storing(kysely, async (trx) => {
    const before = await lockDegreeTitle(trx, id);
    await checkReferences(trx, input);
    await trx.updateTable('degree_titles').set(input).where('id', '=', id).execute();
    const changed = differences(before, input);
    const event = { action: 'updated', subject: 'degree-title', subjectId: id };
    if (changed) await recordAudit(trx, act, { ...event, ...changed });
    return readDegreeTitle(trx, id);
  });
}

/** Deletes one; from then on the career's titles are issued without (ruling 37). */
export async function deleteDegreeTitle({ kysely }: Services, id: number, act: Act): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    const { id: _, ...before } = await lockDegreeTitle(trx, id);
    await trx.deleteFrom('degree_titles').where('id', '=', id).execute();
    const event = { action: 'deleted', subject: 'degree-title', subjectId: id };
    await recordAudit(trx, act, { ...event, before });
  });
}

async function storing<T>(
  kysely: Kysely<Schema>,
  work: (trx: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  try {
    return await kysely.transaction().execute(work);
  } catch (error) {
    if (violatesUnique(error, 'degree_titles_one_per_gender')) throw conflict(messages.duplicate);
    throw error;
  }
}

async function checkReferences(trx: Kysely<Schema>, input: DegreeTitleInput): Promise<void> {
  if (input.gender_id > 2) throw invalid(messages.genderUnknown);
  const career = await trx
    .selectFrom('careers')
    .select('id')
    .where('id', '=', input.career_id)
    .forShare()
    .executeTakeFirst();
  if (career === undefined) throw invalid(messages.careerUnknown);
}

async function lockDegreeTitle(trx: Kysely<Schema>, id: number) {
  const row = await trx
    .selectFrom('degree_titles')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw missing(messages.notFound);
  return row;
}

async function readDegreeTitle(trx: Kysely<Schema>, id: number): Promise<DegreeTitleAnswer> {
  const [answer] = await listDegreeTitles(trx, id);
  if (answer === undefined) throw missing(messages.notFound);
  return answer;
}
