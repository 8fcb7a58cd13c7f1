// @module-tag rare
import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { askDocumentThread, shareThread } from './document-thread.ts';
import { bytesOf, templateWithCrest, usualDocument } from './documents.fixtures.ts';
import { renderPdf } from './render-pdf.ts';
import { packDocuments } from './sent-documents.ts';

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

test('a job over the limit gets an honest answer, and those that wait have another thread', async () => {
  const ask = shareThread(1);
  const late = await ask({ kind: 'svg', ...picture }).catch((error: unknown) => error);
  expect(late).toMatchObject({
    status: 503,
    message: expect.stringContaining('tardó demasiado en dibujarse'),
  });
  const patient = shareThread();
  const first = nextThread();
  const [lost, waiting] = [
    patient({ kind: 'svg', ...picture }),
    patient({ kind: 'svg', ...picture }),
  ];
  const failed = expect(lost).rejects.toThrow('The thread has ended.');
  await (await first).terminate();
  await failed;
  expect(await waiting).toMatchObject({ kind: 'svg' });
});

test('a job of the console holds no graduate up', async () => {
  const template = picture.template;
  const documents = Array.from({ length: 2000 }, () => usualDocument);
  const svg = { kind: 'svg', ...picture } as const;
  await Promise.all([askDocumentThread('public', svg), askDocumentThread('console', svg)]);
  let isChecked = false;
  const asked = { kind: 'check', template, ...packDocuments(documents) } as const;
  const check = askDocumentThread('console', asked).finally(() => {
    isChecked = true;
  });
  await askDocumentThread('public', svg);
  expect(isChecked).toBe(false);
  await Promise.allSettled([check]);
});

test('a print over its time gets an honest answer', async () => {
  const job = { template: picture.template, documents: [usualDocument], title: 'X' };
  const printed = bytesOf(renderPdf({ ...job, signal: AbortSignal.timeout(1) }));
  await expect(printed).rejects.toMatchObject({ name: 'DrawingTooSlow', status: 503 });
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
