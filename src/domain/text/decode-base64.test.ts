import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64 } from './decode-base64.ts';

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

test('decodes any bytes, in every notation', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 400 }), (bytes) => {
      const plain = encode(bytes);
      const broken = plain.replace(/.{1,76}/g, '$&\r\n');
      const unpadded = plain.replace(/=+$/, '');
      const ofAddresses = unpadded.replaceAll('+', '-').replaceAll('/', '_');
      const withPrefix = ` data:application/pdf;base64,${broken}`;
      for (const text of [plain, broken, unpadded, ofAddresses, withPrefix]) {
        expect(decodeBase64(text)).toEqual(bytes);
      }
    }),
  );
});

test.each(['', '   ', 'data:application/pdf;base64,', '<!doctype html>', 'JVBERi0x*', 'A', 'ñ'])(
  '%j is none',
  (text) => {
    expect(decodeBase64(text)).toBeUndefined();
  },
);
