import { expect, test } from 'vitest';
import { aUser } from '../config.fixtures.ts';
import { protectionOf } from './user-guard.flow.ts';

const me = {
  fullName: undefined,
  username: 'Admin',
  email: undefined,
  roleId: 1,
  roleName: undefined,
};
const own = aUser();
const other = aUser({ id: 2, username: 'otra', email: 'otra@universidad.edu' });

test('the signed-in user is protected, by username or e-mail', () => {
  expect(protectionOf(own, [own, other], me)).toBe('self');
  const byEmail = { ...me, username: undefined, email: 'ADMIN@universidad.edu' };
  expect(protectionOf(own, [own, other], byEmail)).toBe('self');
  expect(protectionOf(other, [own, other], me)).toBeUndefined();
});

test.each([
  ['the only one', [other], 'last-administrator'],
  ['beside an inactive one', [other, aUser({ isActive: false })], 'last-administrator'],
  ['beside one of another role', [other, aUser({ roleId: 2 })], 'last-administrator'],
  ['beside another', [other, aUser()], undefined],
])('an administrator, %s', (_, users, protection) => {
  expect(protectionOf(other, users, undefined)).toBe(protection);
});

test.each([{ roleId: 2 }, { roleId: 3 }, { roleId: undefined }, { isActive: false }])(
  'who administers nothing can go: %o',
  (change) => {
    expect(protectionOf({ ...other, ...change }, [other], me)).toBeUndefined();
  },
);

test('users without names do not match a session without names', () => {
  const nobody = { ...me, username: '', email: '' };
  expect(protectionOf({ ...other, username: '', email: undefined }, [own], nobody)).toBeUndefined();
});
