import { expect, test } from 'vitest';
import { printFailure } from './print-failure.ts';

const documents = ['0158', '0159', '0160'].map((record_registry) => ({
  titles: [{ title: { record_registry } }] as const,
}));

test.each([
  [0, 'documento 1 de 3, con acta 0158'],
  [2, 'documento 3 de 3, con acta 0160'],
  // The end of the file failed.
  [3, 'documento 3 de 3, con acta 0160'],
])('after %d drawn documents, a failure names the next or the last', (drawn, text) => {
  expect(printFailure(documents, drawn)).toMatchObject({
    status: 500,
    message: `La impresión se detuvo en el ${text}. Intenta nuevamente.`,
  });
});
