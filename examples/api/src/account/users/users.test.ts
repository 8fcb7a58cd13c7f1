import { createdUserAnswer, reissuedPasswordAnswer, userAnswer } from 'birrete/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, declinedFields, refusal, startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let made = 0;

function sample(change: object = {}) {
  made += 1;
  return {
    username: `usuario.${made}`,
    email: `usuario${made}@universidad.edu`,
    full_name: 'Úrsula Ñáñez',
    role_id: 2,
    ...change,
  };
}

async function create(change: object = {}) {
  const body = sample(change);
  return dataOf(await api.asAdmin('POST', '/users', body), createdUserAnswer);
}

async function self() {
  const users = dataOf(await api.asAdmin('GET', '/users'), v.array(userAnswer));
  const found = users.find(({ username }) => username === 'admin');
  if (found === undefined) throw new Error('The demo has no administrator');
  return found;
}

describe('creating', () => {
  test('answers a password for once, which signs in', async () => {
    const { temporary_password, ...user } = await create();
    expect(user).toMatchObject({ role_id: 2, role_name: 'Admin', is_active: 1 });
    expect(await api.signIn(user.username, temporary_password)).not.toBe('');
    const list = await api.asAdmin('GET', '/users');
    expect(JSON.stringify(list.body)).not.toMatch(/password/);
  });

  test.each([
    [{ username: '' }, 'El nombre de usuario es requerido'],
    [{ email: ' ' }, 'El email es requerido'],
    [{ email: 'x' }, 'Por favor ingresa un email válido'],
    [{ full_name: undefined }, 'El nombre completo es requerido'],
    [{ role_id: 4 }, 'El rol es requerido'],
    [{ role_id: '' }, 'El rol es requerido'],
  ])('with %o is refused', async (fault, message) => {
    expect(refusal(await api.asAdmin('POST', '/users', sample(fault)))).toEqual([422, message]);
  });

  test('with a name or e-mail that is taken, but for case, is a conflict', async () => {
    const taken = await create();
    const post = (change: object) => api.asAdmin('POST', '/users', sample(change));
    const sameName = await post({ username: taken.username.toUpperCase() });
    expect(refusal(sameName)).toEqual([409, 'Ya existe un usuario con ese nombre de usuario.']);
    expect(declinedFields(sameName)).toEqual(['username']);
    const sameEmail = await post({ email: taken.email.toUpperCase() });
    expect(refusal(sameEmail)).toEqual([409, 'Ya existe un usuario con ese email.']);
    expect(declinedFields(sameEmail)).toEqual(['email']);
  });
});

describe('deactivating', () => {
  test('signs the person out everywhere and in no more', async () => {
    const { temporary_password, ...user } = await create({ role_id: 1 });
    const token = await api.signInFirst(user.username, temporary_password);
    const get = () => api.call('GET', '/users', undefined, { authorization: `Bearer ${token}` });
    expect((await get()).status).toBe(200);
    const changed = await api.asAdmin('PUT', `/users/${user.id}`, { ...user, is_active: 0 });
    expect(dataOf(changed, userAnswer).is_active).toBe(0);
    expect((await get()).status).toBe(401);
    await api.asAdmin('PUT', `/users/${user.id}`, { ...user, is_active: 1 });
    expect((await get()).status).toBe(401);
  });

  test('ends what runs, also when another program does it', async () => {
    const { temporary_password, ...user } = await create({ role_id: 1 });
    const token = await api.signInFirst(user.username, temporary_password);
    await api.database.kysely
      .updateTable('users')
      .set({ is_active: false })
      .where('id', '=', user.id)
      .execute();
    const answer = await api.call('GET', '/users', undefined, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
  });

  test('demotes at once: a running session may no longer administer', async () => {
    const { temporary_password, ...user } = await create({ role_id: 1 });
    const token = await api.signInFirst(user.username, temporary_password);
    await api.asAdmin('PUT', `/users/${user.id}`, { ...user, role_id: 2 });
    const answer = await api.call('GET', '/users', undefined, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(403);
  });
});

describe('a new one-time password', () => {
  const reissue = (id: number) => api.asAdmin('POST', `/users/${id}/password`);

  test('takes the place of the lost one, ends what runs, and is in the trail', async () => {
    const { temporary_password: lost, ...user } = await create({ role_id: 1 });
    const begun = await api.signInFirst(user.username, lost);
    const answer = await reissue(user.id);
    const { temporary_password } = dataOf(answer, reissuedPasswordAnswer);
    expect(answer.headers.get('birrete-extras')).toContain('password-reset');
    const get = (token: string) =>
      api.call('GET', '/users', undefined, { authorization: `Bearer ${token}` });
    expect((await get(begun)).status).toBe(401);
    const former = { identifier: user.username, password: lost };
    expect((await api.call('POST', '/auth/login', former)).status).toBe(401);
    const renewed = await api.signInFirst(user.username, temporary_password);
    expect((await get(renewed)).status).toBe(200);
    const trail = await api.database.kysely
      .selectFrom('audit_entries')
      .select(['actor_id', 'subject_id'])
      .where('action', '=', 'password-reset')
      .where('subject_id', '=', String(user.id))
      .execute();
    expect(trail).toEqual([{ actor_id: (await self()).id, subject_id: String(user.id) }]);
  });

  test('is refused for oneself, for the deactivated and for nobody', async () => {
    const me = await self();
    const { temporary_password: _, ...gone } = await create();
    await api.asAdmin('PUT', `/users/${gone.id}`, { ...gone, is_active: 0 });
    expect(refusal(await reissue(me.id))).toEqual([
      409,
      'Tu propia contraseña la cambias tú al iniciar sesión.',
    ]);
    expect(refusal(await reissue(gone.id))).toEqual([
      409,
      'El usuario está desactivado: actívalo antes de darle una contraseña.',
    ]);
    expect(refusal(await reissue(99_999))).toEqual([404, 'El usuario no existe.']);
  });

  test('is given to nobody by who does not administer', async () => {
    const { temporary_password, ...user } = await create({ role_id: 2 });
    const authorization = `Bearer ${await api.signInFirst(user.username, temporary_password)}`;
    const path = `/users/${user.id}/password`;
    expect((await api.call('POST', path, undefined, { authorization })).status).toBe(403);
    expect((await api.call('POST', path)).status).toBe(401);
  });
});

describe('nobody', () => {
  test('removes, deactivates or demotes himself', async () => {
    const me = await self();
    await create({ role_id: 1 });
    const put = (change: object) => api.asAdmin('PUT', `/users/${me.id}`, { ...me, ...change });
    expect(refusal(await api.asAdmin('DELETE', `/users/${me.id}`))).toEqual([
      409,
      'No puedes eliminar tu propio usuario.',
    ]);
    expect(refusal(await put({ is_active: 0 }))).toEqual([
      409,
      'No puedes desactivar tu propio usuario.',
    ]);
    expect(refusal(await put({ role_id: 2 }))).toEqual([
      409,
      'No puedes quitarte el rol de administrador.',
    ]);
    expect((await put({ full_name: 'Otro Nombre' })).status).toBe(200);
  });

  test('leaves the house without an administrator, even two at once', async () => {
    const rival = await create({ role_id: 1 });
    const token = await api.signInFirst(rival.username, rival.temporary_password);
    const me = await self();
    const users = dataOf(await api.asAdmin('GET', '/users'), v.array(userAnswer));
    for (const { id, role_id } of users) {
      if (role_id === 1 && id !== me.id && id !== rival.id)
        await api.asAdmin('DELETE', `/users/${id}`);
    }
    const [mine, his] = await Promise.all([
      api.asAdmin('DELETE', `/users/${rival.id}`),
      api.call('DELETE', `/users/${me.id}`, undefined, { authorization: `Bearer ${token}` }),
    ]);
    expect([mine.status, his.status].filter((status) => status === 200)).toHaveLength(1);
  });
});
