import type { Kysely, Transaction } from 'kysely';
import { recordAccess } from '#evidence/audit/record-access.ts';
import type { Schema } from '#platform/database/schema.ts';
import { type SignInUser, selectUsers } from '../auth/open-session.ts';
import type { Identity } from './openid-provider.ts';
import type { OpenIdResult } from './openid-requests.ts';

/** The request that links an identity, for the audit trail. */
interface Request {
  readonly at: Date;
  readonly requestId: string;
  readonly address: string;
}

/**
 * Finds the user of an identity by issuer and subject, which never change. At the first sign-in, finds the user by an
 * e-mail that the provider has verified, and links the identity. Never creates users.
 */
export async function findLinkedUser(
  kysely: Kysely<Schema>,
  identity: Identity,
  request: Request,
): Promise<OpenIdResult> {
  return kysely.transaction().execute(async (trx) => {
    const user = (await linkedUser(trx, identity)) ?? (await userByEmail(trx, identity));
    if (user === 'unverified') return { refusal: user };
    if (user === undefined) return { refusal: 'unknown' };
    const userId = user.id;
    if (!user.is_active) return { refusal: 'inactive', userId };
    await linkIdentity(trx, identity, user, request);
    const linked = await linkedUser(trx, identity);
    // Refuses an e-mail that was reassigned: its account is linked to the former owner's identity.
    return linked?.id === userId ? { userId } : { refusal: 'other-identity', userId };
  });
}

/** Removes the links of a user whose e-mail has changed. The next sign-in links the user again. */
export async function unlinkIdentities(trx: Transaction<Schema>, userId: number): Promise<void> {
  await trx.deleteFrom('openid_identities').where('user_id', '=', userId).execute();
}

function linkedUser(trx: Transaction<Schema>, { issuer, subject }: Identity) {
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

/** Links an identity to a user, unless one of the two is already linked. */
async function linkIdentity(
  trx: Transaction<Schema>,
  { issuer, subject }: Identity,
  user: SignInUser,
  request: Request,
): Promise<void> {
  const linked = await trx
    .insertInto('openid_identities')
    .values({ issuer, subject, user_id: user.id, created_at: request.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (linked === undefined) return;
  await recordAccess(
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
