import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Report } from '#domain/report/report.ts';
import { fileOf } from './report-file.flow.ts';

function report(change: Partial<Report>): Report {
  return {
    format: 'PDF',
    content: '',
    filename: 'a.pdf',
    generatedAt: undefined,
    totalRecords: 0,
    ceremonyName: undefined,
    ...change,
  };
}

const decodedText = async (body: Blob | undefined) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await body?.arrayBuffer());

test('a CSV has exactly one byte order mark, and is otherwise unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 3 }), fc.string({ unit: 'grapheme' }), async (marks, text) => {
      const plain = text.replace(/^\uFEFF+/, '');
      const content = '\uFEFF'.repeat(marks) + plain;
      const file = fileOf(report({ format: 'CSV', content }), 'reporte');
      expect(await decodedText(file?.body)).toBe(`\uFEFF${plain}`);
    }),
  );
});

test('preserves the bytes, and marks only a PDF as viewable', async () => {
  const anyStart = fc.constantFrom('%PDF-', '%PDF', '%pdf-', ' %PDF-', '<html>', '');
  const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(anyStart, anyBytes, async (start, bytes) => {
      const whole = Buffer.concat([Buffer.from(start), bytes]);
      const file = fileOf(report({ content: whole.toString('base64') }), 'reporte');
      expect(Buffer.from((await file?.body.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(whole);
      expect(file?.isViewable).toBe(whole.subarray(0, 5).toString('latin1') === '%PDF-');
      expect(file?.body.type === 'application/pdf').toBe(file?.isViewable);
    }),
  );
});

test.each(['', '%%%', ' %PDF-1.4'])('a PDF written as %j can not be decoded', (content) => {
  expect(fileOf(report({ content }), 'reporte')).toBeUndefined();
});

test("without a name of the server's it has one of ours, of its kind", () => {
  const csv = report({ format: 'CSV', filename: undefined });
  expect(fileOf(csv, 'reporte')?.name).toBe('reporte.csv');
});
