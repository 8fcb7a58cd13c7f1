import type { PrintCheckInput, PrintProblemAnswer } from 'birrete/contract';
import type { AuditContext } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { rangesOf, recordShown } from '#evidence/audit/shown-rows.ts';
import { readDocumentTemplate } from '../document-templates.ts';
import { gatherDocuments } from '../gather-documents.ts';
import { checkDocuments } from '../render/check-documents.ts';

/** Finds the problems of documents before they are printed. The check is recorded, because problems quote values. */
export async function checkPrint(
  services: Services,
  { template_id, title_ids }: PrintCheckInput,
  audit: AuditContext,
): Promise<PrintProblemAnswer[]> {
  const { kysely } = services;
  const template = await readDocumentTemplate(kysely, template_id);
  const gathered = await gatherDocuments(services, template.kind, title_ids);
  const documents = gathered.map(({ valuesOf }) => valuesOf(1));
  const problems = await checkDocuments({ template, documents });
  const { id: subjectId, name, kind } = template;
  await recordShown(
    kysely,
    audit,
    { action: 'checked', subject: 'document-template', subjectId, after: { name, kind } },
    { titles: rangesOf(gathered.flatMap(({ titleIds }) => titleIds)) },
  );
  return problems.map(({ document, problem }) => ({
    title_id: document === undefined ? null : (gathered[document]?.titleId ?? null),
    problem,
  }));
}
