import type { UserInput } from 'birrete/contract';
import { userKeys } from 'birrete/rules';
import type { Kysely } from 'kysely';
import { type Act, recordAudit } from '../audit/record-audit.ts';
import type { chosenPassword, oneTimePassword } from '../auth/temporary-password.ts';
import type { Schema } from '../database/schema.ts';
import { violatesUnique } from '../server/database-failure.ts';
import { refuse } from '../server/failure.ts';
import { type UserRow, userColumns } from './users.query.ts';

/** The columns of a new user's password. */
export type FirstPassword = ReturnType<typeof chosenPassword | typeof oneTimePassword>;

/** Stores a user with their first password. @throws ApiFailure 409 when name or e-mail is taken. */
export function createUser(
  kysely: Kysely<Schema>,
  input: UserInput,
  password: FirstPassword,
  act: Act,
): Promise<UserRow> {
  return refusingTakenNames(() =>
    kysely.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('users')
        .values({
          ...input,
          ...userKeys(input),
          ...password,
          created_at: act.at,
        })
        .returning(userColumns)
        .executeTakeFirstOrThrow();
      const event = { action: 'created', subject: 'user', subjectId: row.id };
      await recordAudit(trx, act, { ...event, after: input });
      return row;
    }),
  );
}

/** Turns a violated unique key into its refusal. */
export async function refusingTakenNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violatesUnique(error, 'users_username_unique')) throw refuse('usernameTaken');
    if (violatesUnique(error, 'users_email_unique')) throw refuse('emailTaken');
    throw error;
  }
}
