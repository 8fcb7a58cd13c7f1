import type { On } from '#calls/call-handler.ts';
import type { Services } from '#calls/services.ts';
import { auditedChanges } from '#evidence/audit/audited-table.ts';
import { degreeTitleTable, listDegreeTitles } from './degree-titles.ts';

export function degreeTitleRoutes(on: On, { kysely }: Services): void {
  const { create, update, remove } = auditedChanges(kysely, degreeTitleTable);
  on('listDegreeTitles', () => listDegreeTitles(kysely));
  on('createDegreeTitle', create);
  on('updateDegreeTitle', update);
  on('deleteDegreeTitle', remove);
}
