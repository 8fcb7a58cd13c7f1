import type { Kysely, Transaction } from 'kysely';
import { recordAudit } from '../audit/record-audit.ts';
import { type SigningIn, selectUsers } from '../auth/open-session.ts';
import type { Schema } from '../database/schema.ts';
import type { Identity } from './openid-provider.ts';
import type { OpenIdResult } from './openid-requests.ts';

/** In which request somebody is tied. */
type Request = { at: Date; requestId: string; address: string };

/**
 * The user whose identity it is: by issuer and subject, which never change. The first time, and then never again, by an
 * e-mail that the provider has verified. Nobody is created.
 */
export async function findUserOf(
  kysely: Kysely<Schema>,
  identity: Identity,
  request: Request,
): Promise<OpenIdResult> {
  return kysely.transaction().execute(async (trx) => {
    const user = (await tiedUser(trx, identity)) ?? (await userByEmail(trx, identity));
    if (user === 'unverified') return { refusal: user };
    if (user === undefined) return { refusal: 'unknown' };
    const userId = user.id;
    if (!user.is_active) return { refusal: 'inactive', userId };
    await tie(trx, identity, user, request);
    const tied = await tiedUser(trx, identity);
    // An address that now belongs to another person opens nobody's account.
    return tied?.id === userId ? { userId } : { refusal: 'other-identity', userId };
  });
}

/** Unties a user whose e-mail has changed; the next sign-in ties the user again. */
export async function untieIdentities(trx: Transaction<Schema>, userId: number): Promise<void> {
  await trx.deleteFrom('openid_identities').where('user_id', '=', userId).execute();
}

function tiedUser(trx: Transaction<Schema>, { issuer, subject }: Identity) {
  return selectUsers(trx)
    .where('id', '=', (where) =>
      where
        .selectFrom('openid_identities')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject),
    )
    .executeTakeFirst();
}

async function userByEmail(trx: Transaction<Schema>, { email, isVerified }: Identity) {
  if (email === undefined || !isVerified) return 'unverified';
  const key = email.trim().normalize('NFC').toLowerCase();
  return selectUsers(trx).where('email_key', '=', key).executeTakeFirst();
}

/** Nothing happens where one of the two is tied already. */
async function tie(
  trx: Transaction<Schema>,
  { issuer, subject }: Identity,
  user: SigningIn,
  request: Request,
): Promise<void> {
  const tied = await trx
    .insertInto('openid_identities')
    .values({ issuer, subject, user_id: user.id, created_at: request.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (tied === undefined) return;
  await recordAudit(
    trx,
    { ...request, actor: { id: user.id, name: user.full_name } },
    {
      action: 'identity-tied',
      subject: 'user',
      subjectId: user.id,
      after: { issuer, subject },
    },
  );
}
