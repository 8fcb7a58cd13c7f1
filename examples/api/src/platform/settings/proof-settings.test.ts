import { expect, test } from 'vitest';
import { offersProof, readProofSettings } from './proof-settings.ts';

test('graduates answer until five days before the ceremony, unless the settings say otherwise', () => {
  expect(readProofSettings({}, 'key')).toEqual({ daysBefore: 5 });
  expect(readProofSettings({ BIRRETE_PROOF_DAYS: '0' }, 'key')).toEqual({ daysBefore: 0 });
  expect(readProofSettings({ BIRRETE_PROOF: 'off' }, 'key')).toBeUndefined();
});

test.each([
  [{ BIRRETE_PROOF: 'yes' }, 'BIRRETE_PROOF must be on or off'],
  [{ BIRRETE_PROOF_DAYS: '91' }, 'BIRRETE_PROOF_DAYS must be a whole number from 0 to 90'],
  [{ BIRRETE_PROOF: 'on' }, 'BIRRETE_PROOF=on also needs BIRRETE_LOOK_UP_PROOF'],
])('refuses %o where a code alone shows the person', (env, message) => {
  expect(() => readProofSettings(env, 'none')).toThrow(message);
});

test.each([
  ['none', { daysBefore: 5 }, false],
  ['key', { daysBefore: 5 }, true],
  ['document', undefined, false],
] as const)('with the proof of identity %s and %o', (lookUpProof, titleProof, isOffered) => {
  expect(offersProof({ lookUpProof, titleProof })).toBe(isOffered);
});
