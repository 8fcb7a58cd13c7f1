import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractGuide } from '#build/contract-guide/guide.ts';

test('docs/api-contract.md is current (else: npm run contract)', () => {
  const file = new URL('../../docs/api-contract.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(contractGuide());
});
