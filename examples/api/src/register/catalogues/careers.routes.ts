import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { auditedChanges } from '#evidence/audit/audited-table.ts';
import { listCareers } from './careers.query.ts';
import { careerTable } from './change-career.ts';

export function careerRoutes(on: On, { kysely }: Services): void {
  const { create, update, remove } = auditedChanges(kysely, careerTable);
  on('listCareers', () => listCareers(kysely));
  on('createCareer', create);
  on('updateCareer', update);
  on('deleteCareer', remove);
}
