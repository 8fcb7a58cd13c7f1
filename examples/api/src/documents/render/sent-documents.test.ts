import { expect, test } from 'vitest';
import { usualDocument } from './documents.fixtures.ts';
import { packDocuments, unpackDocuments } from './sent-documents.ts';

test('documents reach a thread as they were, with each signature once', () => {
  const [rector, dean] = ['firma '.repeat(100), 'rúbrica '.repeat(100)];
  const documents = [rector, dean, rector].map((signature) => ({
    ...usualDocument,
    signatories: [
      { office: 'Rectora', name: 'Dra. Una', signature: rector },
      { office: 'Decano', name: 'Dr. Otro', signature },
      { office: 'Secretaria', name: 'Dra. Otra' },
    ],
  }));
  const sent = packDocuments(documents);
  expect(sent.signatures).toEqual([rector, dean]);
  expect(JSON.stringify(sent.documents)).not.toContain('firma ');
  expect(unpackDocuments(structuredClone(sent))).toEqual(documents);
});
