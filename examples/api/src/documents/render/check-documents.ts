import type { DocumentProblem } from 'birrete/rules';
import type { DocumentsToCheck } from './check-values.ts';
import { askDocumentThread } from './document-thread.ts';

/** Documents per question, so that a preview need not wait for a whole ceremony. */
const batch = 50;

/**
 * Returns the problems of a template, and of documents made with it: characters that no font has, texts that do not fit,
 * values that are missing.
 */
export async function checkDocuments({
  template,
  documents,
  ...others
}: DocumentsToCheck): Promise<readonly DocumentProblem[]> {
  const problems: DocumentProblem[] = [];
  for (let start = 0; start === 0 || start < documents.length; start += batch) {
    const part = documents.slice(start, start + batch);
    const asked = { kind: 'check', template, documents: part, ...others } as const;
    const answer = await askDocumentThread('console', asked);
    if (answer.kind !== 'problems') continue;
    for (const { document, problem } of answer.problems) {
      if (document !== undefined) problems.push({ document: start + document, problem });
      else if (start === 0) problems.push({ document, problem });
    }
  }
  return problems;
}
