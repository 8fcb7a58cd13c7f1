import type { DocumentTemplate, DocumentValues } from 'birrete/rules';
import type { Asked } from './document-worker.ts';
import { DrawingTooSlow } from './drawing-too-slow.ts';
import { fileThreads } from './file-threads.ts';
import { fileTitle } from './file-title.ts';
import { PrintFailed } from './print-failed.ts';
import { packDocuments } from './sent-documents.ts';

/** A job: one document per graduate, in the order in which they are printed. */
export interface PrintJob {
  readonly template: DocumentTemplate;
  readonly documents: Iterable<DocumentValues> | AsyncIterable<DocumentValues>;
  /** The title of the file. */
  readonly title: string;
  /** The time in the metadata. @default now */
  readonly createdAt?: Date | undefined;
  /** Ends the thread at once. A signal of `AbortSignal.timeout` limits the time. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of documents drawn so far. */
  readonly onProgress?: ((drawn: number) => void) | undefined;
  /** Called when the thread is no longer needed, even if bytes have yet to be read. */
  readonly onMade?: (() => void) | undefined;
}

/** Documents per question: the first page leaves at once. */
const firstBatch = 1;
const batch = 25;

/**
 * Draws a job as one PDF, in a thread. The bytes are made as they are read, so a slow reader pauses the job.
 * @throws PrintFailed with the position of the document at which it stopped; DrawingTooSlow after the time of the signal
 */
export async function* renderPdf(job: PrintJob): AsyncGenerator<Uint8Array, void, undefined> {
  yield* renderBatches(job, inBatches(job.documents));
}

/** A document with its template. */
export interface EditionDocument {
  readonly template: DocumentTemplate;
  readonly values: DocumentValues;
}

/**
 * Draws documents of several templates as one PDF, as `renderPdf` does. The first one gives the file its language and its
 * title.
 */
export async function* renderEditions(
  documents: readonly EditionDocument[],
  file: Omit<PrintJob, 'template' | 'documents' | 'title'>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const [first, ...more] = documents;
  if (first === undefined) return;
  const { template, values } = first;
  const title = fileTitle(template, more.length === 0 ? values : undefined);
  yield* renderBatches({ ...file, template, title }, batchesOf(documents));
}

/** Documents of one template. */
interface Batch {
  /** @default that of the file */
  readonly template?: DocumentTemplate;
  readonly documents: readonly DocumentValues[];
}

async function* renderBatches(
  job: Omit<PrintJob, 'documents'>,
  batches: AsyncIterable<Batch> | Iterable<Batch>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { signal, onProgress, onMade } = job;
  signal?.throwIfAborted();
  const thread = fileThreads.take();
  const end = () => void thread.end();
  signal?.addEventListener('abort', end);
  let isComplete = false;
  let drawn = 0;
  const ask = async (asked: Asked): Promise<Uint8Array> => {
    const answer = await thread.ask(asked);
    return answer.kind === 'bytes' ? answer.bytes : new Uint8Array();
  };
  try {
    const { template, title, createdAt = new Date() } = job;
    yield await ask({ kind: 'start', template, title, createdAt });
    for await (const next of batches) {
      const bytes = await ask({ kind: 'documents', ...next, ...packDocuments(next.documents) });
      drawn += next.documents.length;
      onProgress?.(drawn);
      if (bytes.length > 0) yield bytes;
    }
    const rest = await ask({ kind: 'end' });
    isComplete = true;
    signal?.removeEventListener('abort', end);
    fileThreads.giveBack(thread);
    onMade?.();
    yield rest;
  } catch (error) {
    if (isTimeout(signal?.reason)) throw new DrawingTooSlow();
    throw new PrintFailed(drawn, error);
  } finally {
    signal?.removeEventListener('abort', end);
    if (!isComplete) await thread.end();
    onMade?.();
  }
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

async function* inBatches(
  documents: PrintJob['documents'],
): AsyncGenerator<Batch, void, undefined> {
  let gathered: DocumentValues[] = [];
  let size = firstBatch;
  for await (const values of documents) {
    gathered.push(values);
    if (gathered.length < size) continue;
    yield { documents: gathered };
    gathered = [];
    size = batch;
  }
  if (gathered.length > 0) yield { documents: gathered };
}

/** Divides documents where their number or their template demands it. A template is sent once if the next has it too. */
function* batchesOf(documents: readonly EditionDocument[]): Generator<Batch, void, undefined> {
  let template = documents[0]?.template;
  let gathered: DocumentValues[] = [];
  let size = firstBatch;
  for (const document of documents) {
    if (document.template !== template) {
      if (gathered.length > 0) yield { documents: gathered };
      template = document.template;
      yield { template, documents: [document.values] };
      gathered = [];
      continue;
    }
    gathered.push(document.values);
    if (gathered.length < size) continue;
    yield { documents: gathered };
    gathered = [];
    size = batch;
  }
  if (gathered.length > 0) yield { documents: gathered };
}
