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
  readonly isVerified: boolean;
}

/** A client of the OpenID provider. Its calls throw if the provider does not answer or answers invalidly. */
export interface OpenIdProvider {
  /** Creates the address of the provider's sign-in page, and the secrets to store. */
  begin(): Promise<OpenIdSecrets & { url: string }>;
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
      // Most providers don't put the e-mail into the ID token, but return it as user info.
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
