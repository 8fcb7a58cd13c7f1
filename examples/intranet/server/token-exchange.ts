import { startSession } from '@birrete/example-api/account/auth/sessions';
import type { StartedApi } from '@birrete/example-api/site/start';
import type { Employee } from './directory.ts';

/** Lifetime of a token of the graduation API here, in hours. The portal issues a new one on request. */
const tokenHours = 0.25;

/**
 * Issues a token of the graduation API for an employee. Both run in this process; another portal would ask its identity
 * provider for it.
 *
 * @returns undefined if the employee has no active account in the API
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
  return startSession(kysely, {
    userId: user.id,
    now: new Date(),
    hours: tokenHours,
    // The portal calls, not the employee's browser.
    address: null,
    userAgent: undefined,
    openedBy: 'openid',
  });
}
