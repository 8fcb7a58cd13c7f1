import { newPassword, refusals, userInput } from 'birrete/contract';
import { administratorRole } from 'birrete/rules';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { commandAudit } from '#evidence/audit/command-audit.ts';
import type { Schema } from '#platform/database/schema.ts';
import { hasRow } from '#platform/database/stored-row.ts';
import type { PasswordHasher } from '#platform/passwords/password.ts';
import type { IsGuessable } from '#platform/passwords/password-strength.ts';
import {
  chosenPassword,
  createTemporaryPassword,
  oneTimePassword,
} from '#platform/passwords/temporary-password.ts';
import { createUser } from './create-user.ts';

/** The first administrator. */
export type NewAdministrator = {
  username: string;
  email: string;
  fullName: string;
  /** 10 to 200 characters. @default a one-time password */
  password?: string | undefined;
};

/**
 * Makes the first administrator of a database that has none.
 *
 * @returns the one-time password; undefined if a password was given.
 * @throws Error with a message for the operator if an administrator exists or the data are not valid.
 */
export async function makeAdministrator(
  kysely: Kysely<Schema>,
  { passwords, isGuessable }: { passwords: PasswordHasher; isGuessable: IsGuessable },
  { password, ...who }: NewAdministrator,
): Promise<string | undefined> {
  if (await hasAdministrator(kysely)) {
    throw new Error('Ya existe un administrador; crea los demás usuarios desde la aplicación.');
  }
  const checked = v.safeParse(userInput, {
    username: who.username,
    email: who.email,
    full_name: who.fullName,
    role_id: administratorRole,
  });
  if (!checked.success) throw new Error(checked.issues[0].message);
  const checkedPassword = v.safeParse(v.optional(newPassword), password);
  if (!checkedPassword.success) throw new Error(checkedPassword.issues[0].message);
  const own = [who.username, who.email, who.fullName];
  if (password !== undefined && (await isGuessable(password, own))) {
    throw new Error(refusals.guessablePassword.message);
  }
  const chosen = password ?? createTemporaryPassword();
  const audit = commandAudit('admin command', new Date());
  const hash = await passwords.hash(chosen);
  const first = password === undefined ? oneTimePassword(hash, audit.at) : chosenPassword(hash);
  await createUser(kysely, checked.output, first, audit);
  return password === undefined ? chosen : undefined;
}

function hasAdministrator(kysely: Kysely<Schema>): Promise<boolean> {
  return hasRow(
    kysely
      .selectFrom('users')
      .select('id')
      .where('role_id', '=', administratorRole)
      .where('is_active', '=', true),
  );
}
