import { expect, test } from 'vitest';
import {
  refusePasswordReissue,
  refuseUntilReplaced,
  refuseUserChange,
  refuseUserDeletion,
  userKeys,
} from './user-rules.ts';

test.each([
  [true, 1, true, undefined],
  [true, 2, true, 'ownUserDemotion'],
  [true, 1, false, 'ownUserDeactivation'],
  [true, 2, false, 'ownUserDeactivation'],
  [false, 3, false, undefined],
])('self %s, role %i, active %s: %s', (isSelf, role_id, is_active, id) => {
  expect(refuseUserChange(isSelf, { role_id, is_active })?.id).toBe(id);
});

test('administrators delete others, not themselves', () => {
  expect(refuseUserDeletion(true)).toEqual({ id: 'ownUserDeletion' });
  expect(refuseUserDeletion(false)).toBeUndefined();
});

test('a one-time password is for another, active user', () => {
  expect(refusePasswordReissue(true, true)?.id).toBe('ownPasswordReissue');
  expect(refusePasswordReissue(false, false)?.id).toBe('inactiveUserPassword');
  expect(refusePasswordReissue(false, true)).toBeUndefined();
});

test('a one-time password is replaced before anything else', () => {
  expect(refuseUntilReplaced('listUsers', 'password')?.id).toBe('passwordChangeRequired');
  expect(refuseUntilReplaced('addPasskey', 'password')?.id).toBe('passwordChangeRequired');
  expect(refuseUntilReplaced('changePassword', 'password')).toBeUndefined();
  expect(refuseUntilReplaced('changePassword', 'passkey')?.id).toBe('passkeyRequired');
  expect(refuseUntilReplaced('addPasskey', 'passkey')).toBeUndefined();
});

test('case does not distinguish usernames and e-mails', () => {
  const keys = userKeys({ username: 'ÁNA', email: 'Ana@U.edu' });
  expect(keys).toEqual({ username_key: 'ána', email_key: 'ana@u.edu' });
});
