// @module-tag rare
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { shareThread } from './document-thread.ts';
import { bytesOf, templateWithCrest, usualDocument } from './documents.fixtures.ts';
import { renderPdf } from './render-pdf.ts';

/** The next thread that this process starts. */
async function nextThread(): Promise<Worker> {
  const [thread] = await once(process, 'worker');
  return thread;
}

const picture = { template: templateWithCrest(0), values: usualDocument };

test('a thread that dies fails the picture under way, and the next one has another thread', async () => {
  const ask = shareThread();
  const first = nextThread();
  const failed = expect(ask({ kind: 'svg', ...picture })).rejects.toThrow('The thread has ended.');
  await (await first).terminate();
  await failed;
  expect(await ask({ kind: 'svg', ...picture })).toMatchObject({ kind: 'svg' });
});

test('a print whose thread dies names the document that it reached, and the next one is whole', async () => {
  const documents = Array.from({ length: 100 }, () => usualDocument);
  const job = { template: picture.template, documents, title: 'X' };
  const started = nextThread();
  const pieces = renderPdf(job);
  await pieces.next();
  await pieces.next();
  await (await started).terminate();
  await expect(bytesOf(pieces)).rejects.toMatchObject({ name: 'PrintFailed', reached: 1 });
  const pdf = await bytesOf(renderPdf(job));
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
});
