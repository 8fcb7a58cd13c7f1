import type { Kysely } from 'kysely';
import { type Act, differences, recordAudit } from '../audit/record-audit.ts';
import type { Schema } from '../database/schema.ts';
import { foldName } from '../input/fold.ts';
import { sqlState } from '../server/database-failure.ts';
import { conflict, missing } from '../server/failure.ts';
import type { NamedAnswer } from './named-catalogue.answer.ts';
import type { NamedInput } from './named-catalogue.input.ts';
import type { NamedCatalogueMessages } from './named-catalogue.messages.ts';

/** A catalogue of names that careers refer to: faculties and career types have the same life. */
export type NamedCatalogue = {
  table: 'faculties' | 'career_types';
  /** The column of `careers` that refers to it. */
  careerColumn: 'faculty_id' | 'career_type_id';
  /** How the audit trail calls one of them. */
  subject: string;
  messages: NamedCatalogueMessages;
};

/** All names, in order. */
export function listNamed(
  kysely: Kysely<Schema>,
  { table }: NamedCatalogue,
): Promise<NamedAnswer[]> {
  return kysely
    .selectFrom(table)
    .select(['id', 'name'])
    .orderBy('name_key')
    .orderBy('id')
    .execute();
}

/** Adds a name. @throws ApiFailure 409 when it is there already, but for case and accents. */
export function createNamed(
  kysely: Kysely<Schema>,
  catalogue: NamedCatalogue,
  { name }: NamedInput,
  act: Act,
): Promise<NamedAnswer> {
  return refusingDuplicates(catalogue, () =>
    kysely.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto(catalogue.table)
        .values({ name, name_key: foldName(name) })
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow();
      const event = { action: 'created', subject: catalogue.subject, subjectId: row.id };
      await recordAudit(trx, act, { ...event, after: { name } });
      return row;
    }),
  );
}

/** Renames. @throws ApiFailure 404, 409. */
export function renameNamed(
  kysely: Kysely<Schema>,
  catalogue: NamedCatalogue,
  id: number,
  { name }: NamedInput,
  act: Act,
): Promise<NamedAnswer> {
  return refusingDuplicates(catalogue, () =>
    kysely.transaction().execute(async (trx) => {
      const before = await lockNamed(trx, catalogue, id);
      await trx
        .updateTable(catalogue.table)
        .set({ name, name_key: foldName(name) })
        .where('id', '=', id)
        .execute();
      const changed = differences(before, { name });
      const event = { action: 'updated', subject: catalogue.subject, subjectId: id };
      if (changed) await recordAudit(trx, act, { ...event, ...changed });
      return { id, name };
    }),
  );
}

/** Deletes. @throws ApiFailure 409 saying how many careers use it, 404. */
export async function deleteNamed(
  kysely: Kysely<Schema>,
  catalogue: NamedCatalogue,
  id: number,
  act: Act,
): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    const before = await lockNamed(trx, catalogue, id);
    const { careers } = await trx
      .selectFrom('careers')
      .select((select) => select.fn.countAll<number>().as('careers'))
      .where(catalogue.careerColumn, '=', id)
      .executeTakeFirstOrThrow();
    if (careers > 0) throw conflict(catalogue.messages.inUse(careers));
    await trx.deleteFrom(catalogue.table).where('id', '=', id).execute();
    const event = { action: 'deleted', subject: catalogue.subject, subjectId: id };
    await recordAudit(trx, act, { ...event, before: { name: before.name } });
  });
}

async function lockNamed(trx: Kysely<Schema>, { table, messages }: NamedCatalogue, id: number) {
  const row = await trx
    .selectFrom(table)
    .select(['id', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw missing(messages.notFound);
  return row;
}

async function refusingDuplicates<T>(
  catalogue: NamedCatalogue,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (sqlState(error) === '23505') throw conflict(catalogue.messages.duplicate);
    throw error;
  }
}
