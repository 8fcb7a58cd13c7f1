import type { RequestAudit } from '#calls/audit-context.ts';
import type { Services } from '#calls/services.ts';
import { recordAccess } from '#evidence/audit/record-access.ts';
import type { Actor } from '#platform/http/api-env.ts';
import { refuse } from '#platform/http/failure.ts';
import { logSecurity } from '#platform/logging/security-log.ts';
import type { OpenIdSettings } from '#platform/settings/openid-settings.ts';
import { enforceAddressLimits } from '#platform/throttle/throttle.ts';
import { checkProof } from '../auth/check-proof.ts';
import { hasSignedOut } from '../auth/known-device.ts';
import {
  openSession,
  type SignedIn,
  type SignInClient,
  selectUsers,
} from '../auth/open-session.ts';
import { isRecent, storeProof } from '../auth/step-up.ts';
import { findLinkedUser } from './link-identity.ts';
import { createOpenIdProvider, type Identity } from './openid-provider.ts';
import { type OpenIdRefusal, openIdRefusals } from './openid-refusals.ts';
import {
  consumeRequest,
  consumeResult,
  type OpenIdResult,
  storeRequest,
  storeResult,
} from './openid-requests.ts';

/** The three steps of signing in through a provider. */
export interface OpenIdSignIn {
  /** @throws ApiFailure 422 for an address of another site, 429, 503 if the provider does not answer. */
  begin(visit: ProviderVisit): Promise<{ url: string; key: string }>;
  /** Handles the return from the provider. @returns the next address; undefined for an unknown sign-in. */
  finish(query: URLSearchParams, client: SignInClient): Promise<string | undefined>;
  /** @throws ApiFailure 401 with a message that says what the user can do, 503 if the provider did not answer. */
  exchange(secrets: Secrets, client: SignInClient): Promise<SignedIn>;
  /** Confirms the identity of a signed-in user. @throws ApiFailure 422 for another user or an old proof, 401. */
  confirm(secrets: Secrets, actor: Actor, audit: RequestAudit): Promise<void>;
}

/** The code of a sign-in, and the key of the tab that began it. */
type Secrets = { readonly code: string; readonly key: string };

/** A visit to the provider: the page to return to, and the browser. */
interface ProviderVisit {
  readonly returnTo: string;
  /** True if the provider has to ask for the credentials, although the user is signed in there. */
  readonly again: boolean;
  readonly address: string;
  readonly device: string | undefined;
}

/** Creates the sign-in through a provider. Each step may reach another instance of the API. */
export function createOpenIdSignIn(services: Services, settings: OpenIdSettings): OpenIdSignIn {
  const { kysely, now, log } = services;
  const provider = createOpenIdProvider(settings);
  const refusal = (reason: OpenIdRefusal) =>
    refuse({ id: openIdRefusals[reason], values: { provider: settings.label } });

  return {
    async begin({ returnTo, address, device, again }) {
      const allowedOrigins = [settings.publicUrl, ...services.settings.corsOrigins];
      if (!isPageAt(allowedOrigins, returnTo)) throw refuse('foreignReturn');
      const limits = [services.settings.throttle.signInsByAddress];
      await enforceAddressLimits(kysely, { kind: 'openid-address', address }, limits, now());
      const isSignedOut = device !== undefined && (await hasSignedOut(kysely, device));
      const begun = provider.begin(again || isSignedOut);
      const { url, ...secrets } = await begun.catch((error: unknown) => {
        log.warn({ error: errorName(error) }, 'the OpenID provider does not answer');
        throw refusal('unreachable');
      });
      return { url, key: await storeRequest(kysely, secrets, returnTo, now()) };
    },
    async finish(query, client) {
      const request = await consumeRequest(kysely, query.get('state') ?? '', now());
      if (request === undefined) return undefined;
      const identity = await provider.redeem(query, request).catch((error: unknown) => {
        log.warn({ requestId: client.requestId, error: errorName(error) }, 'OpenID sign-in failed');
        return undefined;
      });
      const result = await findUser(services, identity, client);
      const code = await storeResult(kysely, request.keyHash, result, now());
      const back = new URL(request.returnTo);
      back.searchParams.set('openid', code);
      return back.href;
    },
    async exchange(secrets, client) {
      const result = await consumeResult(kysely, secrets, now());
      if (result === undefined) throw refuse('providerSignInExpired');
      if (isRefusal(result.refusal)) throw refusal(result.refusal);
      const user = await selectUsers(kysely)
        .where('id', '=', result.user_id)
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (user === undefined) throw refusal('inactive');
      const { authenticated_at: authenticatedAt } = result;
      return openSession(services, user, client, { openedBy: 'openid', authenticatedAt });
    },
    async confirm(secrets, actor, audit) {
      const at = await checkProof(services, { actor, by: 'openid', audit }, async () => {
        const result = await consumeResult(kysely, secrets, now());
        if (result?.user_id !== actor.id) return undefined;
        const { authenticated_at: authenticatedAt } = result;
        if (authenticatedAt === null) {
          log.warn({ requestId: audit.requestId }, 'the OpenID provider sent no auth_time');
          return undefined;
        }
        return isRecent({ authenticatedAt }, services) ? authenticatedAt : undefined;
      });
      await storeProof(services, actor, { by: 'openid', at }, audit);
    },
  };
}

/**
 * True for a page of one of the origins. A blob: address has the origin of the page that made it, and user info may read
 * like a host.
 */
function isPageAt(origins: readonly string[], address: string): boolean {
  const { protocol, username, password, origin } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === '' && origins.includes(origin);
}

/** Finds the user of an identity. Refusals are recorded in the audit trail, without the e-mail. */
async function findUser(
  services: Services,
  identity: Identity | undefined,
  { address, requestId }: SignInClient,
): Promise<OpenIdResult> {
  const request = { at: services.now(), requestId, address };
  const found = await resultFor(services.kysely, identity, request);
  if ('refusal' in found) {
    const after = { opened_by: 'openid', refusal: found.refusal, subject: identity?.subject };
    const subjectId = found.userId ?? 'unknown';
    const account = found.userId ?? null;
    logSecurity(services, { event: 'sign-in-failed', requestId, address, account, by: 'openid' });
    await recordAccess(
      services.kysely,
      { ...request, actor: { id: null, name: 'public' } },
      { action: 'sign-in-failed', subject: 'user', subjectId, after },
    );
  }
  return found;
}

async function resultFor(
  kysely: Services['kysely'],
  identity: Identity | undefined,
  request: Parameters<typeof findLinkedUser>[2],
): Promise<OpenIdResult> {
  if (identity === undefined) return { refusal: 'not-completed' };
  if (!identity.isAssured) return { refusal: 'too-weak' };
  const found = await findLinkedUser(kysely, identity, request);
  if ('refusal' in found || identity.authenticatedAt === undefined) return found;
  // A clock of the provider that is ahead must not extend the proof.
  const at = Math.min(identity.authenticatedAt.getTime(), request.at.getTime());
  return { ...found, authenticatedAt: new Date(at) };
}

function isRefusal(text: string | null): text is OpenIdRefusal {
  return text !== null && text in openIdRefusals;
}

/** Names an error for the log. Its message is left out, because it may quote the provider's answer. */
function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
