import type { UserInput } from 'birrete/contract';
import { userKeys } from 'birrete/rules';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#calls/audit-context.ts';
import { recordAudit } from '#evidence/audit/record-audit.ts';
import { violatesUnique } from '#platform/database/database-failure.ts';
import type { Schema } from '#platform/database/schema.ts';
import { refuse } from '#platform/http/failure.ts';
import type { chosenPassword, oneTimePassword } from '#platform/passwords/temporary-password.ts';
import { type UserRow, userColumns } from './users.query.ts';

/** The columns of a new user's password. */
export type FirstPassword = ReturnType<typeof chosenPassword | typeof oneTimePassword>;

/** Stores a user with their first password. @throws ApiFailure 409 if the username or the e-mail is taken. */
export function createUser(
  kysely: Kysely<Schema>,
  input: UserInput,
  password: FirstPassword,
  audit: AuditContext,
): Promise<UserRow> {
  return refusingTakenNames(() =>
    kysely.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto('users')
        .values({
          ...input,
          ...userKeys(input),
          ...password,
          created_at: audit.at,
        })
        .returning(userColumns)
        .executeTakeFirstOrThrow();
      const rows = { users: [row.id] };
      const event = { action: 'created', subject: 'user', subjectId: row.id, rows };
      await recordAudit(trx, audit, { ...event, after: input });
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
