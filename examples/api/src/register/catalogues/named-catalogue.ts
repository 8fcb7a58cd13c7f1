import type {
  NamedAnswer,
  NamedCatalogueName,
  NamedInput,
  namedCatalogues,
  Refusal,
  RefusalId,
} from 'birrete/contract';
import { foldName, refuseCareerTypeDeletion, refuseFacultyDeletion } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import { recordAudit, recordUpdate } from '#evidence/audit/record-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { countUses, lockTarget, storeOnce } from '#platform/database/stored-row.ts';
import { demand } from '#platform/http/failure.ts';
import type { Target } from '#platform/http/target.ts';

/** A catalogue whose rows are names. All such catalogues change alike. */
type NamedCatalogue = (typeof namedCatalogues)[NamedCatalogueName];

/** The column by which careers refer to a name, and the rule that refuses to delete a name that has careers. */
interface CareerReference {
  readonly column: 'faculty_id' | 'career_type_id';
  readonly refuseDeletion: (careers: number) => Refusal<RefusalId> | undefined;
}

/** The references of careers, by table. */
const careerReferences: Readonly<Record<NamedCatalogue['table'], CareerReference>> = {
  faculties: { column: 'faculty_id', refuseDeletion: refuseFacultyDeletion },
  career_types: { column: 'career_type_id', refuseDeletion: refuseCareerTypeDeletion },
};

/** Lists the names in alphabetical order. */
export function listNamed(
  kysely: Kysely<Schema>,
  { table }: NamedCatalogue,
): Promise<NamedAnswer[]> {
  return kysely
    .selectFrom(table)
    .select(['id', 'name', 'version'])
    .orderBy('name_key')
    .orderBy('id')
    .execute();
}

/** Adds a name. @throws ApiFailure 409 if the name exists, regardless of case and accents. */
export function createNamed(
  kysely: Kysely<Schema>,
  catalogue: NamedCatalogue,
  { name }: NamedInput,
  audit: AuditContext,
): Promise<NamedAnswer> {
  return storeOnce(kysely, onceByName(catalogue), async (trx) => {
    const row = await trx
      .insertInto(catalogue.table)
      .values({ name, name_key: foldName(name) })
      .returning(['id', 'name', 'version'])
      .executeTakeFirstOrThrow();
    const event = { action: 'created', subject: catalogue.subject, subjectId: row.id };
    await recordAudit(trx, audit, { ...event, after: { name } });
    return row;
  });
}

/** Renames a row. @throws ApiFailure 404, 409, or 412 if the caller knows another version. */
export function renameNamed(
  kysely: Kysely<Schema>,
  catalogue: NamedCatalogue,
  target: Target,
  { name }: NamedInput,
  audit: AuditContext,
): Promise<NamedAnswer> {
  const { id } = target;
  return storeOnce(kysely, onceByName(catalogue), async (trx) => {
    const before = await lockTarget(trx, catalogue.table, target, catalogue.refusals.missing);
    const row = await trx
      .updateTable(catalogue.table)
      .set({ name, name_key: foldName(name) })
      .where('id', '=', id)
      .returning(['id', 'name', 'version'])
      .executeTakeFirstOrThrow();
    await recordUpdate(trx, audit, {
      subject: catalogue.subject,
      subjectId: id,
      before,
      after: { name },
    });
    return row;
  });
}

/** Deletes a row. @throws ApiFailure 404, or 409 with the number of careers that use it. */
export async function deleteNamed(
  kysely: Kysely<Schema>,
  catalogue: NamedCatalogue,
  target: Target,
  audit: AuditContext,
): Promise<void> {
  const { id } = target;
  await kysely.transaction().execute(async (trx) => {
    const before = await lockTarget(trx, catalogue.table, target, catalogue.refusals.missing);
    const { column, refuseDeletion } = careerReferences[catalogue.table];
    demand(refuseDeletion(await countUses(trx, 'careers', column, id)));
    await trx.deleteFrom(catalogue.table).where('id', '=', id).execute();
    const event = { action: 'deleted', subject: catalogue.subject, subjectId: id };
    await recordAudit(trx, audit, { ...event, before: { name: before.name } });
  });
}

/** The unique constraint of the table, and its refusal. */
function onceByName({ table, refusals }: NamedCatalogue) {
  return { constraint: `${table}_name_unique`, refusal: refusals.duplicate };
}
