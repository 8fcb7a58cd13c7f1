import type { DegreeTitleAnswer, DegreeTitleInput } from 'birrete/contract';
import { refuseDegreeTitleReferences } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { type AuditedTable, auditedChanges } from '#evidence/audit/audited-table.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hasReference } from '#platform/database/stored-row.ts';
import { demand, refuse } from '#platform/http/failure.ts';

export function degreeTitleRoutes(on: On, { kysely }: Services): void {
  const { create, update, remove } = auditedChanges(kysely, degreeTitleTable);
  on('listDegreeTitles', () => listDegreeTitles(kysely));
  on('createDegreeTitle', create);
  on('updateDegreeTitle', update);
  on('deleteDegreeTitle', remove);
}

/** Lists the nomenclatures with the names of career and gender, by career. */
function listDegreeTitles(kysely: Kysely<Schema>, id?: number): Promise<DegreeTitleAnswer[]> {
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

/** The nomenclatures, one per career and gender, because an issue needs one text. Issued titles don't change. */
const degreeTitleTable: AuditedTable<'degree_titles', DegreeTitleInput, DegreeTitleAnswer> = {
  table: 'degree_titles',
  subject: 'degree-title',
  missing: 'degreeTitleMissing',
  once: { constraint: 'degree_titles_one_per_gender', refusal: 'degreeTitleDuplicate' },
  columns: async (input, { trx }) => {
    const hasGender = await hasReference(trx, 'genders', input.gender_id);
    const hasCareer = await hasReference(trx, 'careers', input.career_id);
    demand(refuseDegreeTitleReferences(hasGender, hasCareer));
    return input;
  },
  read: async (trx, id) => {
    const [answer] = await listDegreeTitles(trx, id);
    if (answer === undefined) throw refuse('degreeTitleMissing');
    return answer;
  },
};
