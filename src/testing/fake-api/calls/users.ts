import {
  isReactivation,
  refusePasswordReissue,
  refuseUserChange,
  refuseUserDeletion,
  userKeys,
} from '#register/user/user-rules.ts';
import type { UserRow } from '#testing/university/rows.ts';
import { userAnswer } from '../answers.ts';
import { demand } from '../declined-call.ts';
import type { Exchange, Replies } from '../exchange.ts';
import { fakeTokenOf } from '../fake-university.ts';
import { targetRow } from '../memory.ts';
import { catalogueReplies, refuseSameKey } from './catalogues.ts';

const usernameKey = (row: UserRow) => userKeys(row).username_key;
const emailKey = (row: UserRow) => userKeys(row).email_key;

const catalogue = catalogueReplies<'users', 'createUser', 'updateUser'>({
  table: 'users',
  missing: 'userMissing',
  rowOf: ({ username, email, full_name, role_id, ...input }, before) => {
    const wanted = 'is_active' in input ? input.is_active : undefined;
    const is_active = wanted ?? before?.is_active ?? true;
    return { username, email, full_name, role_id, is_active };
  },
  refuseSave: ({ university: { rows }, user }, row) =>
    refuseUserChange(row.id === user?.id, row) ??
    refuseSameKey(rows.users, row, usernameKey, 'usernameTaken') ??
    refuseSameKey(rows.users, row, emailKey, 'emailTaken'),
  refuseDeletion: ({ user }, { id }) => refuseUserDeletion(id === user?.id),
  answer: userAnswer,
});

/** Gives a user a one-time password. Any sessions end. */
function givePassword({ university }: Exchange, id: number, password: string): string {
  university.passwords.set(id, password);
  university.oneTimePasswords.add(id);
  university.spentPasswords.delete(id);
  university.revokedTokens.add(fakeTokenOf(id));
  return password;
}

export const users: Replies<
  'listUsers' | 'createUser' | 'updateUser' | 'deleteUser' | 'reissuePassword'
> = {
  listUsers: catalogue.list,
  createUser(exchange) {
    const user = catalogue.create(exchange);
    const { id } = exchange.university.rows.users.at(-1) ?? { id: 0 };
    return { ...user, temporary_password: givePassword(exchange, id, `temporal-${id}`) };
  },
  updateUser(exchange) {
    const { id, input, university } = exchange;
    const before = university.rows.users.find((row) => row.id === id);
    const isBack = before !== undefined && isReactivation(before, input);
    const user = catalogue.update(exchange);
    if (input.is_active === false) university.revokedTokens.add(fakeTokenOf(id));
    if (!isBack) return user;
    return { ...user, temporary_password: givePassword(exchange, id, `renovada-${id}`) };
  },
  deleteUser: catalogue.remove,
  reissuePassword(exchange) {
    const { id, is_active } = targetRow(exchange, 'users', 'userMissing');
    demand(refusePasswordReissue(id === exchange.user?.id, is_active));
    return { temporary_password: givePassword(exchange, id, `renovada-${id}`) };
  },
};
