import {
  type NamedAnswer,
  type NamedCatalogueName,
  type NamedInput,
  namedCatalogues,
  type Refusal,
  type RefusalId,
} from 'birrete/contract';
import { foldName, refuseCareerTypeDeletion, refuseFacultyDeletion } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { type AuditedTable, auditedChanges } from '#evidence/audit/audited-table.ts';
import type { Schema } from '#platform/database/schema.ts';
import { countUses } from '#platform/database/stored-row.ts';
import { demand } from '#platform/http/failure.ts';

export function namedCatalogueRoutes(on: On, { kysely }: Services): void {
  for (const catalogue of Object.values(namedCatalogues)) {
    const { calls } = catalogue;
    const { create, update, remove } = auditedChanges(kysely, namedTable(catalogue));
    on(calls.list, () => listNamed(kysely, catalogue));
    on(calls.create, create);
    on(calls.update, update);
    on(calls.remove, remove);
  }
}

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
function listNamed(kysely: Kysely<Schema>, { table }: NamedCatalogue): Promise<NamedAnswer[]> {
  return selectNames(kysely, table).orderBy('name_key').orderBy('id').execute();
}

/** A catalogue of names, unique regardless of case and accents. */
function namedTable({
  table,
  subject,
  refusals,
}: NamedCatalogue): AuditedTable<NamedCatalogue['table'], NamedInput, NamedAnswer> {
  const recorded = ({ name }: NamedInput) => ({ name });
  return {
    table,
    subject,
    missing: refusals.missing,
    once: { constraint: `${table}_name_unique`, refusal: refusals.duplicate },
    columns: ({ name }) => ({ name, name_key: foldName(name) }),
    recordedInput: recorded,
    recordedRow: recorded,
    beforeDeletion: async (trx, { id }) => {
      const { column, refuseDeletion } = careerReferences[table];
      demand(refuseDeletion(await countUses(trx, 'careers', column, id)));
    },
    read: (trx, id) => selectNames(trx, table).where('id', '=', id).executeTakeFirstOrThrow(),
  };
}

function selectNames(kysely: Kysely<Schema>, table: NamedCatalogue['table']) {
  return kysely.selectFrom(table).select(['id', 'name', 'version']);
}
