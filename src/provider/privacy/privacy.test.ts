import { expect, test } from 'vitest';
import { readPrivacy } from './privacy.ts';

const href = '/privacidad';

test.each([
  { version: '2', href },
  { kind: 'authorization', version: '2', href },
  { kind: undefined, version: '2', href },
])('settings of no known kind require an authorisation, with a warning', (settings) => {
  const warnings: string[] = [];
  const privacy = readPrivacy(settings, (code, message) => warnings.push(`${code} ${message}`));
  expect(privacy).toMatchObject({ kind: 'authorisation', version: '2', href });
  expect(warnings).toEqual([expect.stringMatching(/^B038 .*kind "notice" or "authorisation"/)]);
});

test('settings that are no object require an authorisation', () => {
  expect(readPrivacy('yes', () => undefined)).toMatchObject({ kind: 'authorisation' });
});

test('a valid notice warns about nothing', () => {
  const warn = () => {
    throw new Error('warned');
  };
  expect(readPrivacy({ kind: 'notice', href }, warn)).toMatchObject({ kind: 'notice', href });
  expect(readPrivacy(null, warn)).toBeUndefined();
});
