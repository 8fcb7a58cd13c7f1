import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { fakeServer, testClient, testOrigin } from '../test-client.fixtures.ts';
import { reissuePassword, users } from './users.ts';

const address = `${testOrigin}/api/users`;
const server = fakeServer();

const draft = { username: 'ana', email: 'ana@uni.edu', fullName: 'Ana Peña', roleId: 2 };

test.each([
  ['is_active 1', { id: 7, is_active: 1 }, true],
  ["is_active '0'", { user_id: '7', is_active: '0' }, false],
  ['active false', { user_id: 7, active: false }, false],
  ["active 'inactivo'", { user_id: 7, active: 'inactivo' }, false],
  ["is_active 'No'", { id: 7, is_active: 'No' }, false],
  ['a word that says nothing', { id: 7, is_active: 'quizás' }, true],
  ['nothing about being active', { id: 7 }, true],
])('a user with %s reads the same', async (_, row, isActive) => {
  server.use(http.get(address, () => HttpResponse.json({ data: [{ ...row, username: 'ana' }] })));
  const {
    rows: [user],
  } = await users.list(testClient);
  expect(user).toMatchObject({ id: 7, username: 'ana', isActive, email: undefined });
});

test('a role given by its number has no name', async () => {
  const wire = [
    { id: 7, role: 2 },
    { id: 8, role: 'Registro' },
  ];
  server.use(http.get(address, () => HttpResponse.json({ data: wire })));
  const { rows } = await users.list(testClient);
  expect(rows.map(({ roleName }) => roleName)).toEqual([undefined, 'Registro']);
});

test.each([
  ['at the top', { success: true, temporary_password: ' Xy-9 ' }, ' Xy-9 '],
  ['under data', { data: { id: 9, temporary_password: 'Xy-9' } }, 'Xy-9'],
  ['nowhere', { success: true, data: { id: 9 } }, undefined],
  ['as a number', { temporary_password: 12 }, undefined],
])('a one-time password %s', async (_, body, temporaryPassword) => {
  server.use(http.post(address, () => HttpResponse.json(body)));
  expect(await users.create(testClient, draft)).toEqual({ temporaryPassword });
});

test('creating sends no password and no is_active, an update says 1 or 0', async () => {
  const bodies: unknown[] = [];
  const keep = async ({ request }: { readonly request: Request }) => {
    bodies.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  };
  server.use(http.post(address, keep), http.put(`${address}/7`, keep));
  expect(await users.create(testClient, draft)).toEqual({ temporaryPassword: undefined });
  await users.update(testClient, { id: 7 }, { ...draft, isActive: false });
  const sent = { username: 'ana', email: 'ana@uni.edu', full_name: 'Ana Peña', role_id: 2 };
  expect(bodies).toEqual([sent, { ...sent, is_active: 0 }]);
});

test('an update reads the version, and the password of a user who is activated again', async () => {
  const answers = [
    [{ data: { id: 7, version: 3, temporary_password: 'Xy-9' } }, '3', 'Xy-9'],
    [{ data: { id: 7, version: 3 } }, '3', undefined],
    [{ success: true }, undefined, undefined],
  ] as const;
  for (const [body, version, temporaryPassword] of answers) {
    server.use(http.put(`${address}/7`, () => HttpResponse.json(body)));
    const changed = await users.update(testClient, { id: 7 }, { ...draft, isActive: true });
    expect(changed).toEqual({ version, temporaryPassword });
  }
});

test('a reissued password is read letter by letter; a response without one is a failure', async () => {
  const at = http.post(`${address}/7/password`, () =>
    HttpResponse.json({ success: true, data: { temporary_password: ' Xy-9 ' } }),
  );
  server.use(at);
  expect(await reissuePassword(testClient, { id: 7 })).toBe(' Xy-9 ');
  server.use(http.post(`${address}/7/password`, () => HttpResponse.json({ success: true })));
  await expect(reissuePassword(testClient, { id: 7 })).rejects.toMatchObject({
    kind: 'unreadable',
  });
});
