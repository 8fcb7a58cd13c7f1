import type { CareerAnswer, CareerInput } from 'birrete/contract';
import { foldName, refuseCareerDeletion, refuseCareerReferences } from 'birrete/rules';
import { sql } from 'kysely';
import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { type AuditedTable, auditedChanges } from '#evidence/audit/audited-table.ts';
import { shareReads } from '#platform/concurrency/share-reads.ts';
import { countUses, hasReference, selectIds } from '#platform/database/stored-row.ts';
import { demand, refuse } from '#platform/http/failure.ts';
import { listCareers } from './careers.query.ts';

export function careerRoutes(on: On, { kysely }: Services): void {
  const { create, update, remove } = auditedChanges(kysely, careerTable);
  on('listCareers', () => listCareers(kysely));
  on('createCareer', create);
  on('updateCareer', update);
  on('deleteCareer', remove);
}

/** The careers, each name once per faculty. Issued titles don't change with their career. */
const careerTable: AuditedTable<'careers', CareerInput, CareerAnswer> = {
  table: 'careers',
  subject: 'career',
  missing: 'careerMissing',
  once: { constraint: 'careers_name_unique', refusal: 'careerDuplicate' },
  columns: async ({ type_id, ...input }, { trx }) => {
    const hasType = await hasReference(trx, 'career_types', type_id);
    const hasFaculty = await hasReference(trx, 'faculties', input.faculty_id);
    demand(refuseCareerReferences(hasType, hasFaculty));
    return { ...input, career_type_id: type_id, name_key: foldName(input.name) };
  },
  recordedInput: (_, { name_key, ...columns }) => columns,
  deletedWith: async (trx, { id }) => ({
    document_fields: await selectIds(trx, sql`from document_fields where career_id = ${id}`),
  }),
  beforeDeletion: async (trx, { id, name }) => {
    const applications = await countUses(trx, 'applications', 'career_id', id);
    const degreeTitles = await countUses(trx, 'degree_titles', 'career_id', id);
    demand(refuseCareerDeletion({ applications, degreeTitles }));
    return { name };
  },
  read: async (trx, id) => {
    const [career] = await listCareers(trx, { id });
    if (career === undefined) throw refuse('careerMissing');
    return career;
  },
};

export function genderRoutes(on: On, { kysely }: Services): void {
  const genders = shareReads(() =>
    kysely.selectFrom('genders').select(['id', 'name']).orderBy('id').execute(),
  );
  on('listGenders', genders);
}
