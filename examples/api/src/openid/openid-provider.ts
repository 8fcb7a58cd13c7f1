import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { type OpenIdSettings, redirectUri } from './openid-settings.ts';

/** What has to be known again when somebody comes back. */
export type OpenIdSecrets = { state: string; nonce: string; verifier: string };

/** Who somebody is, in the provider's words. */
export type Identity = {
  issuer: string;
  subject: string;
  email: string | undefined;
  isVerified: boolean;
};

/** A provider of identities. Its calls throw when it does not answer, or answers what it must not. */
export type OpenIdProvider = {
  /** Where somebody signs in there. */
  begin(): Promise<OpenIdSecrets & { url: string }>;
  /** Exchanges the query with which the browser returned. */
  redeem(query: URLSearchParams, secrets: OpenIdSecrets): Promise<Identity>;
};

/** Whoever waits at a button gives up after a few seconds. */
const secondsToAnswer = 5;

/** After so long the provider is asked anew how it is set up. */
const millisecondsKnown = 3_600_000;

/** Makes the client of a provider, which is asked how it is set up when it is needed first. */
export function createOpenIdProvider(settings: OpenIdSettings): OpenIdProvider {
  const configure = createDiscovery(settings);
  return {
    async begin() {
      const config = await configure();
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri(settings),
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { state, nonce, verifier, url: url.href };
    },
    async redeem(query, { state, nonce, verifier }) {
      const config = await configure();
      const tokens = await authorizationCodeGrant(
        config,
        new URL(`${redirectUri(settings)}?${query}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('The provider sent no ID token');
      const { iss: issuer, sub: subject } = claims;
      // Most providers keep the e-mail out of the ID token and answer it when they are asked.
      const { email, email_verified } =
        claims.email === undefined
          ? await fetchUserInfo(config, tokens.access_token, subject)
          : claims;
      return {
        issuer,
        subject,
        isVerified: email_verified === true,
        email: typeof email === 'string' ? email : undefined,
      };
    },
  };
}

/** A provider that did not answer is asked again by the next who wants in. */
function createDiscovery(settings: OpenIdSettings): () => Promise<Configuration> {
  let known: { config: Promise<Configuration>; until: number } | undefined;
  return async () => {
    if (known === undefined || known.until < Date.now()) {
      known = { config: discover(settings), until: Date.now() + millisecondsKnown };
    }
    try {
      return await known.config;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}

function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<Configuration> {
  const isLocal = issuer.startsWith('http:');
  return discovery(new URL(issuer), clientId, undefined, authenticateWith(clientSecret), {
    execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
    timeout: secondsToAnswer,
  });
}

/** The way that the provider takes; by the standard a header, unless it says otherwise. */
function authenticateWith(secret: string): ClientAuth {
  return (server, ...request) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    way(secret)(server, ...request);
  };
}
