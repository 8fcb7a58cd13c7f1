import { expect, test } from 'vitest';
import { toNewApplication } from '../progress/wizard.flow.ts';
import { context, fullDraft } from '../wizard.fixtures.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';

function applicationOf(idNumber: string) {
  const application = toNewApplication({ ...fullDraft, idNumber }, context);
  if (application === undefined) throw new Error('The fixture is not complete.');
  return application;
}

test('the same application keeps its key, and a changed one gets another', () => {
  const keyOf = createIdempotencyKeys();
  const first = keyOf(applicationOf('1'));
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOf(applicationOf('1'))).toBe(first);
  expect(keyOf(applicationOf('2'))).not.toBe(first);
});

test('two wizards never share a key', () => {
  expect(createIdempotencyKeys()(applicationOf('1'))).not.toBe(
    createIdempotencyKeys()(applicationOf('1')),
  );
});
