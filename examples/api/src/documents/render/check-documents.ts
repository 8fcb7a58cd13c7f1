import type { DocumentProblem, DocumentValues } from 'birrete/rules';
import { refuse } from '#platform/http/failure.ts';
import type { DocumentsToCheck } from './check-values.ts';
import { type AskThread, askDocumentThread } from './document-thread.ts';
import { packDocuments } from './sent-documents.ts';

/** Documents per question, so that a preview need not wait for a whole ceremony. */
const batch = 50;

/** A template, and documents made with it. */
interface CheckOrder extends Omit<DocumentsToCheck, 'documents'> {
  /** They are made batch by batch if they come from a generator, so that those of a ceremony keep no other call waiting. */
  readonly documents: Iterable<DocumentValues>;
  /** Ends the check before the next batch. */
  readonly signal?: AbortSignal;
  /** @default the thread of the console */
  readonly ask?: AskThread;
}

/**
 * Returns the problems of a template, and of documents made with it: characters that no font has, texts that do not fit,
 * values that are missing.
 * @throws ApiFailure 503 once the caller has left
 */
export async function checkDocuments({
  documents,
  signal,
  ask = (asked) => askDocumentThread('console', asked),
  ...others
}: CheckOrder): Promise<readonly DocumentProblem[]> {
  const found = new Map<string, DocumentProblem>();
  let checked = 0;
  for (const part of inBatches(documents)) {
    if (signal?.aborted) throw refuse('unavailable');
    const asked = { kind: 'check', ...others, ...packDocuments(part) } as const;
    const answer = await ask(asked);
    if (answer.kind !== 'problems') continue;
    for (const { document, problem } of answer.problems) {
      const whole = { document: document === undefined ? undefined : checked + document, problem };
      // Each batch has the problems of the template.
      found.set(JSON.stringify(whole), whole);
    }
    checked += part.length;
  }
  return [...found.values()];
}

/** Divides documents. Without any, one empty batch checks the template. */
function* inBatches(
  documents: Iterable<DocumentValues>,
): Generator<readonly DocumentValues[], void, undefined> {
  let gathered: DocumentValues[] = [];
  let isFirst = true;
  for (const values of documents) {
    gathered.push(values);
    if (gathered.length < batch) continue;
    yield gathered;
    isFirst = false;
    gathered = [];
  }
  if (isFirst || gathered.length > 0) yield gathered;
}
