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
import { type OpenIdSettings, redirectUri } from '#platform/settings/openid-settings.ts';
import { readEmail, scopeOf } from './trusted-email.ts';

/** Values that the sign-in stores until the browser returns from the provider. */
export interface OpenIdSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** A user as the provider identifies them. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  /** True if the e-mail is proved to be the user's. */
  readonly isVerified: boolean;
  /** True if the provider authenticated the user at a level that the settings accept. */
  readonly isAssured: boolean;
  /** The time at which the provider authenticated the user; undefined if it does not say so. */
  readonly authenticatedAt: Date | undefined;
}

/** A client of the OpenID provider. Its calls throw if the provider does not answer or answers invalidly. */
export interface OpenIdProvider {
  /**
   * Creates the address of the provider's sign-in page, and the secrets to store.
   * @param again whether the provider has to ask for the credentials, although the user is signed in there
   */
  begin(again: boolean): Promise<OpenIdSecrets & { url: string }>;
  /** Exchanges the query with which the browser returned for the user's identity. */
  redeem(query: URLSearchParams, secrets: OpenIdSecrets): Promise<Identity>;
}

/** Timeout of the provider: users wait for its answer. */
const secondsToAnswer = 5;

/** Time after which the provider's configuration is fetched again. */
const configurationMs = 3_600_000;

/** Creates the client of a provider. It fetches the provider's configuration when it is first needed. */
export function createOpenIdProvider(settings: OpenIdSettings): OpenIdProvider {
  const configure = createDiscovery(settings);
  const { acrValues, trustedEmail } = settings;
  return {
    async begin(again) {
      const config = await configure();
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUri(settings),
        scope: scopeOf(settings.trustedEmail),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(acrValues.length === 0 ? {} : { acr_values: acrValues.join(' ') }),
        // `max_age` has the provider say when it authenticated the user.
        ...(again ? { prompt: 'login', max_age: '0' } : {}),
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
      const { iss: issuer, sub: subject, acr, auth_time } = claims;
      // Most providers don't put the e-mail into the ID token, but return it as user info.
      const isElsewhere = trustedEmail.claim === 'email_verified' && claims.email === undefined;
      const source = isElsewhere
        ? await fetchUserInfo(config, tokens.access_token, subject)
        : claims;
      return {
        issuer,
        subject,
        ...readEmail(source, settings),
        isAssured: acrValues.length === 0 || acrValues.some((value) => value === acr),
        authenticatedAt: typeof auth_time === 'number' ? new Date(auth_time * 1000) : undefined,
      };
    },
  };
}

/** Creates a function that fetches and caches the configuration. After a failure, the next sign-in tries again. */
function createDiscovery(settings: OpenIdSettings): () => Promise<Configuration> {
  let known: { config: Promise<Configuration>; until: number } | undefined;
  return async () => {
    if (known === undefined || known.until < Date.now()) {
      known = { config: discover(settings), until: Date.now() + configurationMs };
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

/** Authenticates with the method that the provider supports; a header by default. */
function authenticateWith(secret: string): ClientAuth {
  return (server, ...request) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = ways.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    way(secret)(server, ...request);
  };
}
