import { startSession } from '@birrete/example-api/auth/sessions';
import type { StartedApi } from '@birrete/example-api/start';
import type { Employee } from './directory.ts';

/** How long a token of the graduation API is valid here, in hours; the portal issues a new one whenever it is asked. */
const tokenHours = 0.25;

/**
 * A token of the graduation API that speaks for an employee. Both run in this process; a portal of its own would ask
 * its identity provider for it.
 *
 * @returns undefined when the employee has no active account there.
 */
export async function exchangeToken(
  { database }: StartedApi,
  { graduationAccount }: Employee,
): Promise<string | undefined> {
  if (graduationAccount === undefined) return undefined;
  const { kysely } = database;
  const user = await kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', graduationAccount)
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (user === undefined) return undefined;
  return startSession(kysely, { userId: user.id, now: new Date(), hours: tokenHours });
}
