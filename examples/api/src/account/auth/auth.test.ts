import { createdUserAnswer, signInAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '#platform/settings/settings.ts';
import { demoAdministrator, demoPassword } from '#site/demo/demo-access.ts';
import { dataOf, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    settings: {
      sessionHours: 2,
      throttle: {
        ...defaultSettings.throttle,
        signInsByAccount: { free: 3, first: 900, longest: 900 },
        signInsByAddress: { max: 8, seconds: 900 },
        passwordChecksBySession: { max: 3, seconds: 900 },
      },
    },
  });
});
afterAll(() => api.close());

const logIn = (identifier: unknown, password: unknown) =>
  api.call('POST', '/auth/login', { identifier, password });
const ceremonies = (token: string) =>
  api.call('GET', '/ceremonies', undefined, { authorization: `Bearer ${token}` });

describe('signing in', () => {
  test('accepts the username and the e-mail, ignores case, and opens the back office', async () => {
    for (const name of ['admin', ' ADMIN ', demoAdministrator.toUpperCase()]) {
      expect((await ceremonies(await api.signIn(name))).status).toBe(200);
    }
  });

  test('answers the same to a wrong password, an unknown name and an inactive user', async () => {
    const message = 'Usuario o contraseña incorrectos.';
    expect(refusal(await logIn('admin', 'x'))).toEqual([401, message]);
    expect(refusal(await logIn('nadie', demoPassword))).toEqual([401, message]);
    expect(refusal(await logIn('jubilada', demoPassword))).toEqual([401, message]);
    api.pass(900);
  });

  test('requires both fields', async () => {
    expect(refusal(await logIn(' ', 'x'))).toEqual([422, 'El usuario o email es requerido']);
    expect(refusal(await logIn('admin', ''))).toEqual([422, 'La contraseña es requerida']);
    expect(refusal(await logIn('admin', 1))).toEqual([422, 'La contraseña es requerida']);
  });

  test('is refused for a while after too many guesses, even with the right password', async () => {
    for (let count = 0; count < 3; count += 1) await logIn('admin', 'x');
    const answer = await logIn('admin', demoPassword);
    expect(refusal(answer)).toEqual([
      429,
      'Demasiados intentos. Espera unos minutos e intenta nuevamente.',
    ]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    api.pass(900);
    expect((await logIn('admin', demoPassword)).status).toBe(200);
  });

  test('from one address is limited across all names; successful sign-ins do not count', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await logIn('admin', demoPassword)).status).toBe(200);
    }
    for (let count = 0; count < 8; count += 1) await logIn(`nadie-${count}`, 'x');
    expect((await logIn('otra', 'x')).status).toBe(429);
    api.pass(900);
  });
});

describe('the back office', () => {
  const paths = ['ceremonies', 'applications', 'careers', 'faculties', 'career_types', 'audit'];
  test.each([...paths, 'degree-titles', 'users', 'titles'])(
    '%s requires an administrator',
    async (path) => {
      const get = (headers?: HeadersInit) => api.call('GET', `/${path}`, undefined, headers);
      expect(refusal(await get())).toEqual([401, 'Debes iniciar sesión para continuar.']);
      expect(refusal(await get({ authorization: `Bearer ${'x'.repeat(43)}` }))).toEqual([
        401,
        'Sesión expirada. Por favor, inicia sesión nuevamente.',
      ]);
      for (const name of ['registro', 'consulta']) {
        expect(refusal(await get({ authorization: `Bearer ${await api.signIn(name)}` }))).toEqual([
          403,
          'No tienes permisos para realizar esta acción.',
        ]);
      }
    },
  );
});

describe('a session', () => {
  test('ends on sign-out, and the other sessions do not', async () => {
    const [first, second] = [await api.signIn('admin'), await api.signIn('admin')];
    await api.call('POST', '/auth/logout', undefined, { authorization: `Bearer ${first}` });
    expect((await ceremonies(first)).status).toBe(401);
    expect((await ceremonies(second)).status).toBe(200);
  });

  test('expires', async () => {
    const token = await api.signIn('admin');
    api.pass(2 * 3600 - 1);
    expect((await ceremonies(token)).status).toBe(200);
    api.pass(2);
    expect((await ceremonies(token)).status).toBe(401);
  });

  test('ends on all devices when the password changes', async () => {
    const token = await api.signIn('registro');
    const change = (current_password: string) =>
      api.call(
        'POST',
        '/auth/password',
        { current_password, new_password: 'una frase muy larga' },
        { authorization: `Bearer ${token}` },
      );
    expect(refusal(await change('falsa'))).toEqual([422, 'La contraseña actual no es correcta.']);
    expect((await change(demoPassword)).status).toBe(200);
    expect((await change('una frase muy larga')).status).toBe(401);
    expect((await logIn('registro', demoPassword)).status).toBe(401);
    expect((await logIn('registro', 'una frase muy larga')).status).toBe(200);
  });
});

describe('a one-time password', () => {
  const newUser = {
    username: 'nueva',
    email: 'nueva@universidad.edu',
    full_name: 'Nélida Ñáñez',
    role_id: 1,
  };
  const signedIn = async (password: string) => dataOf(await logIn('nueva', password), signInAnswer);

  test('is announced at sign-in until the user has chosen another', async () => {
    const created = await api.asAdmin('POST', '/users', newUser);
    const { temporary_password: first } = dataOf(created, createdUserAnswer);
    const { token, user } = await signedIn(first);
    expect(user.must_change_password).toBe(true);

    const change = (new_password: string) =>
      api.call(
        'POST',
        '/auth/password',
        { current_password: first, new_password },
        { authorization: `Bearer ${token}` },
      );
    const refused = async (password: string) => refusal(await change(password));
    expect(await refused('corta')).toEqual([
      422,
      'La nueva contraseña debe tener al menos 10 caracteres',
    ]);
    expect(await refused('x'.repeat(201))).toEqual([
      422,
      'La nueva contraseña no puede tener más de 200 caracteres',
    ]);
    expect(await refused(first)).toEqual([
      422,
      'La nueva contraseña debe ser distinta de la actual',
    ]);
    const renewed = dataOf(await change('otra frase muy larga'), v.object({ token: v.string() }));
    expect((await ceremonies(renewed.token)).status).toBe(200);
    expect((await signedIn('otra frase muy larga')).user.must_change_password).toBe(false);
  });

  test('gives access to nothing but choosing another', async () => {
    const body = { ...newUser, username: 'otra', email: 'otra@universidad.edu' };
    const created = await api.asAdmin('POST', '/users', body);
    const { temporary_password } = dataOf(created, createdUserAnswer);
    const message = 'Debes elegir tu propia contraseña antes de continuar.';
    const token = await api.signIn('otra', temporary_password);
    expect(refusal(await ceremonies(token))).toEqual([403, message]);
    const sessions = (method: string) =>
      api.call(method, '/auth/sessions', undefined, { authorization: `Bearer ${token}` });
    expect(refusal(await sessions('GET'))).toEqual([403, message]);
    expect(refusal(await sessions('DELETE'))).toEqual([403, message]);
    const change = { current_password: temporary_password, new_password: 'otra frase muy larga' };
    const headers = { authorization: `Bearer ${token}` };
    const changed = await api.call('POST', '/auth/password', change, headers);
    const renewed = dataOf(changed, v.object({ token: v.string() }));
    expect((await ceremonies(renewed.token)).status).toBe(200);
    expect((await logIn('otra', temporary_password)).status).toBe(401);
    api.pass(900);
  });

  test('is not announced for the demo password', async () => {
    const answer = dataOf(await logIn('admin', demoPassword), signInAnswer);
    expect(answer.user.must_change_password).toBe(false);
  });
});

test('the database and the log contain neither passwords nor tokens', async () => {
  const token = await api.signIn('admin');
  const { kysely } = api.database;
  const stored = JSON.stringify([
    await kysely.selectFrom('users').selectAll().execute(),
    await kysely.selectFrom('sessions').selectAll().execute(),
    await kysely.selectFrom('audit_entries').selectAll().execute(),
    api.logged,
  ]);
  expect(stored).not.toContain(demoPassword);
  expect(stored).not.toContain('una frase muy larga');
  expect(stored).not.toContain(token);
});
