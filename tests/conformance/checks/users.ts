import { type Check, checksIn } from '../check.ts';
import { demand, NotChecked } from '../check-result.ts';
import type { Context } from '../context.ts';
import { accepted, fieldOf, idOf, listOf, type Row, refused, rowWith } from '../reading.ts';

const { write } = checksIn('Users');

type MadeUser = { id: number; payload: Row; password: unknown };

function userPayload(context: Context, role: number): Row {
  const username = `conformidad-${context.uniqueNumber()}`;
  const email = `${username}@universidad.example`;
  return { username, email, full_name: 'Ana Ñáñez (conformidad)', role_id: role };
}

async function withUser(
  context: Context,
  role: number,
  use: (user: MadeUser) => Promise<void>,
): Promise<void> {
  const payload = userPayload(context, role);
  const answer = accepted(await context.admin('POST', '/api/users', payload));
  const rows = listOf(await context.admin('GET', '/api/users'));
  const id = idOf(rowWith(rows, 'username', payload.username), 'user');
  const password = fieldOf(answer.json, 'temporary_password', 'data.temporary_password');
  try {
    await use({ id, payload, password });
  } finally {
    await context.admin('DELETE', `/api/users/${id}`);
  }
}

function oneTimePassword({ password }: MadeUser): string {
  if (typeof password === 'string') return password;
  throw new NotChecked('the answer has no temporary_password');
}

/** A session with the new user's rights. Changes the one-time password first if the sign-in requires it. */
async function tokenOf(context: Context, user: MadeUser): Promise<string> {
  const password = oneTimePassword(user);
  const payload = { identifier: user.payload.username, password };
  const { json } = accepted(await context.call('POST', '/api/auth/login', { payload }));
  const token = String(fieldOf(json, 'data.data.token', 'data.token', 'token'));
  const found = fieldOf(json, 'data.data.user', 'data.user', 'user');
  if (fieldOf(found, 'must_change_password') !== true) return token;
  const change = { current_password: password, new_password: 'una frase muy larga' };
  const answer = await context.call('POST', '/api/auth/password', { token, payload: change });
  return String(fieldOf(accepted(answer).json, 'data.token', 'token'));
}

export const userChecks: readonly Check[] = [
  write('users-kept', 'Users can be created, changed with is_active, and deleted', (context) =>
    withUser(context, 2, async ({ id, payload }) => {
      const change = { ...payload, full_name: 'Ana Núñez', role_id: 3, is_active: 0 };
      accepted(await context.admin('PUT', `/api/users/${id}`, change));
      const rows = listOf(await context.admin('GET', '/api/users'));
      const row = rowWith(rows, 'username', payload.username);
      demand(row.full_name === 'Ana Núñez' && row.role_id === 3, 'the change was not stored');
      const active = Number(row.is_active ?? row.active);
      demand(active === 0, `is_active 0 is answered as ${active}`);
      accepted(await context.admin('DELETE', `/api/users/${id}`));
      const left = listOf(await context.admin('GET', '/api/users'));
      demand(!left.some((other) => idOf(other, 'user') === id), 'the user is still listed');
    }),
  ),
  write('users-twice', 'A username that is taken or blank is refused with a message', (context) =>
    withUser(context, 3, async ({ payload }) => {
      refused(await context.admin('POST', '/api/users', payload), 409, 422);
      const blank = { ...userPayload(context, 3), username: ' ' };
      refused(await context.admin('POST', '/api/users', blank), 400, 422);
    }),
  ),
  write(
    'users-sign-in',
    'A new user can sign in with the one-time password, and a deactivated user cannot',
    (context) =>
      withUser(context, 2, async (user) => {
        await context.signIn(String(user.payload.username), oneTimePassword(user));
        const change = { ...user.payload, is_active: 0 };
        accepted(await context.admin('PUT', `/api/users/${user.id}`, change));
        const payload = { identifier: user.payload.username, password: user.password };
        refused(await context.call('POST', '/api/auth/login', { payload }), 401);
      }),
  ),
  write(
    'users-role',
    'The back office answers users of other roles with 403 and a message',
    (context) =>
      withUser(context, 3, async (user) => {
        const token = await tokenOf(context, user);
        refused(await context.call('GET', '/api/users', { token }), 403);
        refused(await context.call('POST', '/api/faculties', { token, payload: {} }), 403);
      }),
  ),
  write('users-self', 'Administrators cannot delete, deactivate or demote themselves', (context) =>
    withUser(context, 1, async (user) => {
      const token = await tokenOf(context, user);
      const path = `/api/users/${user.id}`;
      for (const change of [{ is_active: 0 }, { role_id: 3, is_active: 1 }]) {
        const payload = { ...user.payload, ...change };
        refused(await context.call('PUT', path, { token, payload }), 403, 409, 422);
      }
      refused(await context.call('DELETE', path, { token }), 403, 409, 422);
    }),
  ),
];
