import * as v from 'valibot';
import { expect, test } from 'vitest';
import { signInInput } from './session.ts';

test('a name is found however its accents are typed: composed or not', () => {
  const identifier = ' josé.núñez '.normalize('NFD');
  const read = v.parse(signInInput, { identifier, password: 'x' });
  expect(read.identifier).toBe('josé.núñez'.normalize('NFC'));
});
