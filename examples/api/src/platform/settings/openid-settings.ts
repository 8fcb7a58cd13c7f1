import type { Environment } from './environment.ts';
import { demandVariable, readVariable } from './read-variable.ts';

/** An OpenID provider, and this installation's registration with it. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's display name: 'la cuenta de la universidad'. */
  readonly label: string;
  /** The site's public address: scheme, host and port. */
  readonly publicUrl: string;
  /** The claim that proves an e-mail to be the user's. */
  readonly trustedEmail: TrustedEmail;
  /** Accepted values of `acr`, the level at which the provider authenticated the user. None accepts any. */
  readonly acrValues: readonly string[];
}

/**
 * The claim that proves an e-mail to be the user's: `email_verified`, `xms_edov`, with which Entra ID says that the
 * tenant owns the e-mail's domain, or `preferred_username`, trusted within the listed domains.
 */
export type TrustedEmail =
  | { readonly claim: 'email_verified' | 'xms_edov' }
  | { readonly claim: 'preferred_username'; readonly domains: readonly string[] };

/** The address to which the provider redirects. Register it with the provider. */
export function redirectUri({ publicUrl }: Pick<OpenIdSettings, 'publicUrl'>): string {
  return `${publicUrl}/api/auth/openid/callback`;
}

/**
 * Reads `BIRRETE_OIDC_ISSUER`, `BIRRETE_OIDC_CLIENT_ID`, `BIRRETE_OIDC_CLIENT_SECRET`, `BIRRETE_OIDC_LABEL`,
 * `BIRRETE_OIDC_TRUST_EMAIL`, `BIRRETE_OIDC_EMAIL_DOMAINS`, `BIRRETE_OIDC_ACR` and `BIRRETE_PUBLIC_URL`.
 *
 * @returns undefined without an issuer.
 * @throws Error that names the variable if its value is invalid, or if it is missing although an issuer is set.
 */
export function readOpenIdSettings(env: Environment): OpenIdSettings | undefined {
  const issuer = readVariable(env, 'BIRRETE_OIDC_ISSUER');
  if (issuer === undefined) return undefined;
  return {
    issuer,
    clientId: demandVariable(env, 'BIRRETE_OIDC_CLIENT_ID', 'BIRRETE_OIDC_ISSUER'),
    clientSecret: demandVariable(env, 'BIRRETE_OIDC_CLIENT_SECRET', 'BIRRETE_OIDC_ISSUER'),
    label: readVariable(env, 'BIRRETE_OIDC_LABEL') ?? new URL(issuer).hostname,
    publicUrl: demandVariable(env, 'BIRRETE_PUBLIC_URL', 'BIRRETE_OIDC_ISSUER'),
    trustedEmail: readTrustedEmail(env, issuer),
    acrValues: readVariable(env, 'BIRRETE_OIDC_ACR'),
  };
}

/** Issuers of Entra ID that sign for every tenant: anybody can name a user of their tenant like one of another. */
const manyTenants = /\/(?:common|organizations|consumers)(?:\/|$)/i;

function readTrustedEmail(env: Environment, issuer: string): TrustedEmail {
  const name = 'BIRRETE_OIDC_TRUST_EMAIL';
  const claim = readVariable(env, name);
  if (claim === 'email_verified') return { claim };
  if (manyTenants.test(issuer)) {
    throw new Error(
      `${name}=${claim} also needs a BIRRETE_OIDC_ISSUER of one tenant, not "${issuer}"`,
    );
  }
  if (claim === 'xms_edov') return { claim };
  const domains = readVariable(env, 'BIRRETE_OIDC_EMAIL_DOMAINS').map((domain) =>
    domain.toLowerCase(),
  );
  if (domains.length > 0) return { claim, domains };
  throw new Error(
    `${name}=${claim} also needs BIRRETE_OIDC_EMAIL_DOMAINS, such as universidad.edu`,
  );
}
