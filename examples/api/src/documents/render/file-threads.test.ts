import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { DocumentTemplate } from 'birrete/rules';
import { expect, test } from 'vitest';
import { countThreads } from '#testing/count-threads.ts';
import { bytesOf, documentOf, templateWithCrest, usualDocument } from './documents.fixtures.ts';
import { createFileThreads, withFileThread } from './file-threads.ts';
import { renderPdf } from './render-pdf.ts';
import { packDocuments } from './sent-documents.ts';

const shipped = templateWithCrest(4);
const template: DocumentTemplate = {
  ...shipped,
  blocks: shipped.blocks.map((block) =>
    block.kind === 'text' ? { ...block, style: { ...block.style, font: 'arimo' } } : block,
  ),
};
const createdAt = new Date(0);

function print(firstName: string, signal?: AbortSignal): Promise<Uint8Array> {
  const documents = [documentOf({ firstName, lastName: 'Pérez' })];
  return bytesOf(renderPdf({ template, documents, title: 'X', createdAt, signal }));
}

/** The next thread that this process starts. */
async function nextThread(): Promise<Worker> {
  const [thread] = await once(process, 'worker');
  return thread;
}

test('files one after the other, and their checks, share a thread, even if a caller leaves after the file', async () => {
  await print('Ana');
  const threads = countThreads();
  const left = new AbortController();
  await print('Ana', left.signal);
  left.abort();
  await withFileThread((ask) => ask({ kind: 'check', template, documents: [], signatures: [] }));
  await print('Ana');
  expect(threads()).toBe(0);
  await Promise.all([print('Ana'), print('Berta')]);
  expect(threads()).toBe(1);
});

test('a file has the same bytes whatever its thread has drawn before', async () => {
  const endWaiting = () =>
    withFileThread(() => Promise.reject(new Error('Ended.'))).catch(() => undefined);
  // Arimo draws the Cyrillic letter and the Latin one by the same outline.
  const [cyrillic, latin] = ['\u04D8li', '\u018Fli'];
  await endWaiting();
  const first = await print(latin);
  await endWaiting();
  await print(cyrillic);
  expect(Buffer.from(await print(latin)).equals(first)).toBe(true);
});

test('a thread that waits in vain ends', async () => {
  const threads = createFileThreads(1);
  const started = [nextThread(), threads.take()] as const;
  const ended = once(await started[0], 'exit');
  threads.giveBack(started[1]);
  await ended;
});

test('a thread that dies while it waits is replaced', async () => {
  const threads = createFileThreads();
  const started = nextThread();
  const thread = threads.take();
  threads.giveBack(thread);
  await (await started).terminate();
  await thread.lost;
  const next = threads.take();
  expect(next).not.toBe(thread);
  await next.end();
});

test('a check over its time ends its thread, and gets an honest answer', async () => {
  const documents = packDocuments(Array.from({ length: 500 }, () => usualDocument));
  const late = withFileThread((ask) => ask({ kind: 'check', template, ...documents }), 1);
  await expect(late).rejects.toMatchObject({ name: 'DrawingTooSlow', status: 503 });
  expect(
    Buffer.from(await print('Ana'))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
