import { readPublicUrl, readSafeUrl } from '../public-url.ts';

/** An OpenID provider, and this installation's registration with it. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The provider's display name: 'la cuenta de la universidad'. */
  readonly label: string;
  /** The site's public address: scheme, host and port. */
  readonly publicUrl: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** The address to which the provider redirects. Register it with the provider. */
export function redirectUri({ publicUrl }: Pick<OpenIdSettings, 'publicUrl'>): string {
  return `${publicUrl}/api/auth/openid/callback`;
}

/**
 * Reads `BIRRETE_OIDC_ISSUER`, `BIRRETE_OIDC_CLIENT_ID`, `BIRRETE_OIDC_CLIENT_SECRET`, `BIRRETE_OIDC_LABEL` and
 * `BIRRETE_PUBLIC_URL`.
 *
 * @returns undefined without an issuer.
 * @throws Error that names the variable if its value is invalid, or if it is missing although an issuer is set.
 */
export function readOpenIdSettings(env: Variables): OpenIdSettings | undefined {
  const issuer = textOf(env, 'BIRRETE_OIDC_ISSUER');
  if (issuer === undefined) return undefined;
  readSafeUrl('BIRRETE_OIDC_ISSUER', issuer);
  return {
    issuer,
    clientId: demandText(env, 'BIRRETE_OIDC_CLIENT_ID'),
    clientSecret: demandText(env, 'BIRRETE_OIDC_CLIENT_SECRET'),
    label: textOf(env, 'BIRRETE_OIDC_LABEL') ?? new URL(issuer).hostname,
    publicUrl: readPublicUrl(env, 'BIRRETE_OIDC_ISSUER'),
  };
}

function demandText(env: Variables, name: string): string {
  const text = textOf(env, name);
  if (text === undefined) throw new Error(`BIRRETE_OIDC_ISSUER also needs ${name}`);
  return text;
}

function textOf(env: Variables, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}
