import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type ClientMetadata } from 'oidc-provider';

interface ProviderAccount {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  /** The level at which the provider authenticates the user. Default none. */
  readonly acr?: string;
  /** The time of the authentication, in seconds since 1970. Default now. */
  readonly ts?: number;
}

/** A local OpenID provider without passwords. */
export interface OpenIdServer {
  readonly issuer: string;
  /** Sets the account with which all following sign-ins succeed. */
  signsIn(account: ProviderAccount): void;
  /** Opens an address of the provider and follows its redirects. @returns the first address outside of the provider. */
  visit(url: string): Promise<string>;
  close(): Promise<void>;
}

/** The API's registration at the provider. */
export const openIdClient = { id: 'birrete', secret: 'a secret of the tests' };

/** Starts a provider on a free port that redirects back to this address. */
export async function startOpenIdServer(redirectUri: string): Promise<OpenIdServer> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${portOf(server.address())}`;
  let account: ProviderAccount | undefined;
  const provider = createProvider(issuer, redirectUri, () => account);
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { sub: accountId = '', acr, ts } = account ?? {};
    const login = { accountId, ...(acr && { acr }), ...(ts && { ts }) };
    const result = account === undefined ? { error: 'access_denied' } : { login };
    await provider.interactionFinished(request, response, result);
  });
  return {
    issuer,
    signsIn(next) {
      account = next;
    },
    visit: (url) => followWithin(issuer, url),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function createProvider(
  issuer: string,
  redirectUri: string,
  accountOf: () => ProviderAccount | undefined,
): Provider {
  const client: ClientMetadata = {
    client_id: openIdClient.id,
    client_secret: openIdClient.secret,
    redirect_uris: [redirectUri],
  };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return new Provider(issuer, {
    clients: [client],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    acrValues: ['mfa', 'password'],
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_ctx, accountId) => {
      const { email, email_verified } = accountOf() ?? {};
      return { accountId, claims: () => ({ sub: accountId, email, email_verified }) };
    },
    async loadExistingGrant({ oidc }) {
      const { client: asking, session } = oidc;
      const names = { clientId: asking?.clientId, accountId: session?.accountId };
      const grant = new oidc.provider.Grant(names);
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
}

async function followWithin(issuer: string, start: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  while (url.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null)
      throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    url = new URL(next, url).href;
  }
  return url;
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
