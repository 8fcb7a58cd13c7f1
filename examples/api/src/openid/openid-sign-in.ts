import { recordAudit } from '../audit/record-audit.ts';
import { openSession, type SignedIn, selectUsers, type Visit } from '../auth/open-session.ts';
import { refuse } from '../server/failure.ts';
import type { Services } from '../server/services.ts';
import { enforceAddressLimits } from '../throttle/throttle.ts';
import { createOpenIdProvider, type Identity } from './openid-provider.ts';
import { type OpenIdRefusal, openIdRefusals } from './openid-refusals.ts';
import {
  keepRequest,
  keepResult,
  type OpenIdResult,
  takeRequest,
  takeResult,
} from './openid-requests.ts';
import type { OpenIdSettings } from './openid-settings.ts';
import { findUserOf } from './tie-identity.ts';

/** The three steps of signing in through a provider. */
export type OpenIdSignIn = {
  /** @throws ApiFailure 422 for an address of another site, 429, 503 when the provider does not answer. */
  begin(returnTo: string, address: string): Promise<{ url: string; key: string }>;
  /** Handles the return from the provider. @returns the next address; undefined for an unknown sign-in. */
  finish(query: URLSearchParams, visit: Visit): Promise<string | undefined>;
  /** @throws ApiFailure 401 with what the person can do, 503 when the provider did not answer. */
  exchange(secrets: { code: string; key: string }, visit: Visit): Promise<SignedIn>;
};

/** Makes the sign-in through a provider. Every step may come to another instance. */
export function createOpenIdSignIn(services: Services, settings: OpenIdSettings): OpenIdSignIn {
  const { kysely, now, log } = services;
  const provider = createOpenIdProvider(settings);
  const refusal = (reason: OpenIdRefusal) =>
    refuse({ id: openIdRefusals[reason], values: { provider: settings.label } });

  return {
    async begin(returnTo, address) {
      const own = [settings.publicUrl, ...services.settings.corsOrigins];
      if (!own.includes(new URL(returnTo).origin)) throw refuse('foreignReturn');
      const limits = [services.settings.throttle.signInsByAddress];
      await enforceAddressLimits(kysely, { kind: 'openid-address', address }, limits, now());
      const { url, ...secrets } = await provider.begin().catch((error: unknown) => {
        log.warn({ error: nameOf(error) }, 'the OpenID provider does not answer');
        throw refusal('unreachable');
      });
      return { url, key: await keepRequest(kysely, secrets, returnTo, now()) };
    },
    async finish(query, visit) {
      const request = await takeRequest(kysely, query.get('state') ?? '', now());
      if (request === undefined) return undefined;
      const identity = await provider.redeem(query, request).catch((error: unknown) => {
        log.warn({ requestId: visit.requestId, error: nameOf(error) }, 'OpenID sign-in failed');
        return undefined;
      });
      const result = await findUser(services, identity, visit);
      const code = await keepResult(kysely, request.keyHash, result, now());
      const back = new URL(request.returnTo);
      back.searchParams.set('openid', code);
      return back.href;
    },
    async exchange(secrets, visit) {
      const result = await takeResult(kysely, secrets, now());
      if (result === undefined) throw refuse('providerSignInExpired');
      if (isRefusal(result.refusal)) throw refusal(result.refusal);
      const user = await selectUsers(kysely)
        .where('id', '=', result.user_id)
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (user === undefined) throw refusal('inactive');
      return openSession(services, user, visit, 'openid');
    },
  };
}

/** Who it is; whoever may not enter is noted in the trail, without the e-mail. */
async function findUser(
  { kysely, now }: Services,
  identity: Identity | undefined,
  { address, requestId }: Visit,
): Promise<OpenIdResult> {
  const request = { at: now(), requestId, address };
  const found: OpenIdResult = identity
    ? await findUserOf(kysely, identity, request)
    : { refusal: 'not-completed' };
  if ('refusal' in found) {
    const after = { opened_by: 'openid', refusal: found.refusal, subject: identity?.subject };
    const subjectId = found.userId ?? 'unknown';
    await recordAudit(
      kysely,
      { ...request, actor: { id: null, name: 'public' } },
      { action: 'sign-in-failed', subject: 'user', subjectId, after },
    );
  }
  return found;
}

function isRefusal(text: string | null): text is OpenIdRefusal {
  return text !== null && text in openIdRefusals;
}

/** Never its message: it may quote what the provider sent. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
