// @module-tag rare
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswordHasher } from '#platform/passwords/password.ts';
import { createStrengthCheck } from '#platform/passwords/password-strength.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { makeAdministrator } from './make-administrator.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ demo: false });
});
afterAll(() => api.close());

const who = { username: 'rectora', email: 'rectora@universidad.edu', fullName: 'Ana Ñáñez' };

test('the first administrator is made once, and can sign in', async () => {
  const passwords = createPasswordHasher({ logN: 4, r: 8, p: 1 });
  const make = (change: object = {}) =>
    makeAdministrator(
      api.database.kysely,
      { passwords, isGuessable: createStrengthCheck().isGuessable },
      { ...who, ...change },
    );
  await expect(make({ email: 'rectora' })).rejects.toThrow('Por favor ingresa un email válido');
  await expect(make({ password: 'corta' })).rejects.toThrow('al menos 10 caracteres');
  await expect(make({ password: 'x'.repeat(201) })).rejects.toThrow('más de 200 caracteres');
  await expect(make({ password: '1234567890' })).rejects.toThrow('fácil de adivinar');
  await expect(make({ password: 'Rectora-2026' })).rejects.toThrow('fácil de adivinar');
  const password = await make();
  const token = await api.signInFirst('rectora', password ?? '');
  const answer = await api.call('GET', '/users', undefined, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
  await expect(make({ username: 'otra', email: 'otra@universidad.edu' })).rejects.toThrow(
    'Ya existe un administrador',
  );
});
