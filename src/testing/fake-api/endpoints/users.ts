import type { DemoUniversity, UserRow } from '../../university/rows.ts';
import { ApiFailure, existing } from '../api-failure.ts';
import { adminCall, created, done, type Endpoint, type Exchange } from '../endpoint.ts';
import { fakeApiMessages } from '../fake-api.messages.ts';
import { nextIdOf } from '../fake-university.ts';
import { requiredEmail, requiredText, wholeNumber } from '../request-body.ts';
import { wireUser } from '../wire-rows.ts';
import { type WireObject, wireList } from '../wire-shape.ts';

type UserFields = Omit<UserRow, 'id' | 'is_active'>;

function fieldsOf(rows: DemoUniversity, body: WireObject, own?: number): UserFields {
  const role = wholeNumber(body, 'role_id');
  if (![1, 2, 3].includes(role)) throw new ApiFailure(422, fakeApiMessages.roleInvalid);
  const username = requiredText(body, 'username');
  const email = requiredEmail(body, 'email');
  const taken = rows.users.some(
    (row) =>
      row.id !== own &&
      (row.username.toLowerCase() === username.toLowerCase() ||
        row.email.toLowerCase() === email.toLowerCase()),
  );
  if (taken) throw new ApiFailure(409, fakeApiMessages.userExists);
  return { username, email, full_name: requiredText(body, 'full_name'), role_id: role };
}

/** Nobody takes away his own access or that of the last administrator. */
function protectAccess({ university, user }: Exchange, target: UserRow, keepsAccess: boolean) {
  if (keepsAccess || target.role_id !== 1 || !target.is_active) return;
  if (target.id === user?.id) throw new ApiFailure(409, fakeApiMessages.selfProtected);
  const others = university.rows.users.some(
    (row) => row.id !== target.id && row.role_id === 1 && row.is_active,
  );
  if (!others) throw new ApiFailure(409, fakeApiMessages.lastAdministrator);
}

function create({ university, shape, body }: Exchange) {
  const { rows } = university;
  const user: UserRow = { id: nextIdOf(rows.users), ...fieldsOf(rows, body), is_active: true };
  rows.users.push(user);
  const password = `temporal-${user.id}`;
  university.passwords.set(user.id, password);
  university.oneTimePasswords.add(user.id);
  return created({ ...wireUser(shape, user), temporary_password: password });
}

function update(exchange: Exchange) {
  const { university, shape, id, body } = exchange;
  const user = existing(university.rows.users, id, fakeApiMessages.userMissing);
  const fields = fieldsOf(university.rows, body, user.id);
  const active = body.is_active === undefined ? user.is_active : Number(body.is_active) === 1;
  protectAccess(exchange, user, fields.role_id === 1 && active);
  Object.assign(user, fields, { is_active: active });
  return done(wireUser(shape, user));
}

function remove(exchange: Exchange) {
  const { rows } = exchange.university;
  const user = existing(rows.users, exchange.id, fakeApiMessages.userMissing);
  protectAccess(exchange, user, false);
  rows.users = rows.users.filter((row) => row.id !== user.id);
  return done();
}

/** As in the reference API: nobody replaces his own, nor that of somebody who can't sign in anyway. */
function reissue({ university, id, user: me }: Exchange) {
  const user = existing(university.rows.users, id, fakeApiMessages.userMissing);
  if (user.id === me?.id) throw new ApiFailure(409, fakeApiMessages.ownPassword);
  if (!user.is_active) throw new ApiFailure(409, fakeApiMessages.inactivePassword);
  const password = `renovada-${user.id}`;
  university.passwords.set(user.id, password);
  university.oneTimePasswords.add(user.id);
  return done({ temporary_password: password });
}

export const userEndpoints: readonly Endpoint[] = [
  adminCall('GET /api/users', ({ university, shape }) => ({
    json: wireList(
      shape,
      university.rows.users.map((row) => wireUser(shape, row)),
    ),
  })),
  adminCall('POST /api/users', create),
  adminCall('PUT /api/users/{id}', update),
  adminCall('DELETE /api/users/{id}', remove),
  { ...adminCall('POST /api/users/{id}/password', reissue), extra: 'password-reset' },
];
