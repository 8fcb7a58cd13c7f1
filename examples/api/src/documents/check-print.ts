import type { PrintCheckInput, PrintProblemAnswer } from 'birrete/contract';
import type { Services } from '../calls/services.ts';
import { readDocumentTemplate } from './document-templates.ts';
import { gatherDocuments } from './gather-documents.ts';
import { checkDocuments } from './render/check-documents.ts';

/** Finds the problems of documents before they are printed. */
export async function checkPrint(
  services: Services,
  { template_id, title_ids }: PrintCheckInput,
): Promise<PrintProblemAnswer[]> {
  const template = await readDocumentTemplate(services.kysely, template_id);
  const gathered = await gatherDocuments(services, template.kind, title_ids);
  const documents = gathered.map(({ valuesOf }) => valuesOf(1));
  const problems = await checkDocuments({ template, documents });
  return problems.map(({ document, problem }) => ({
    title_id: document === undefined ? null : (gathered[document]?.titleId ?? null),
    problem,
  }));
}
