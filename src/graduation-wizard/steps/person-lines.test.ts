import { expect, test } from 'vitest';
import { context, fullDraft } from '../wizard.fixtures.ts';
import { personLines } from './person-lines.ts';

test.each([
  ['CI', 'C.I. 0912345678', 'CI-0912345678'],
  ['CI', 'V-24.567.890', 'V-24.567.890'],
  ['V', ' 24.567.890 ', 'V-24.567.890'],
  ['P', 'C14300001', 'P-C14300001'],
])('the identity document %s with %s reads %s', (identificationType, idNumber, shown) => {
  const lines = personLines({ ...fullDraft, identificationType, idNumber }, context.choices);
  expect(lines.find(({ field }) => field === 'idNumber')?.value).toBe(shown);
});
