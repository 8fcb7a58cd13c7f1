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

/** Refuses to delete a name that other rows refer to. */
type RefuseDeletion = (trx: Kysely<Schema>, id: number) => Promise<Refusal<RefusalId> | undefined>;

/** The refusals of deletions, by table. */
const deletionRefusals: Readonly<Record<NamedCatalogue['table'], RefuseDeletion>> = {
  faculties: async (trx, id) =>
    refuseFacultyDeletion({
      careers: await countUses(trx, 'careers', 'faculty_id', id),
      authorities: await countUses(trx, 'authorities', 'faculty_id', id),
    }),
  career_types: async (trx, id) =>
    refuseCareerTypeDeletion(await countUses(trx, 'careers', 'career_type_id', id)),
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
      demand(await deletionRefusals[table](trx, id));
    },
    read: (trx, id) => selectNames(trx, table).where('id', '=', id).executeTakeFirstOrThrow(),
  };
}

function selectNames(kysely: Kysely<Schema>, table: NamedCatalogue['table']) {
  return kysely.selectFrom(table).select(['id', 'name', 'version']);
}
