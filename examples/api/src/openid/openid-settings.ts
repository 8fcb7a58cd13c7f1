import { readPublicUrl, readSafeUrl } from '../public-url.ts';

/** A provider of identities, and how this installation is known to it. */
export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What people call it: 'la cuenta de la universidad'. */
  label: string;
  /** Where browsers reach this site: scheme, host and port. */
  publicUrl: string;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** Where the provider sends people back to: register this address with it. */
export function redirectUri({ publicUrl }: Pick<OpenIdSettings, 'publicUrl'>): string {
  return `${publicUrl}/api/auth/openid/callback`;
}

/**
 * Reads `BIRRETE_OIDC_ISSUER`, `BIRRETE_OIDC_CLIENT_ID`, `BIRRETE_OIDC_CLIENT_SECRET`, `BIRRETE_OIDC_LABEL` and
 * `BIRRETE_PUBLIC_URL`.
 *
 * @returns undefined where no issuer is named.
 * @throws Error naming the variable when its value makes no sense, or it is missing beside an issuer.
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
