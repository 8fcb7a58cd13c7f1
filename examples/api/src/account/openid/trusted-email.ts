import type { OpenIdSettings, TrustedEmail } from '#platform/settings/openid-settings.ts';

/** The claims of an ID token, or the user info. */
type Claims = Readonly<Record<string, unknown>>;

/** The scopes that the claim of the e-mail needs. */
export function scopeOf({ claim }: TrustedEmail): string {
  return claim === 'preferred_username' ? 'openid email profile' : 'openid email';
}

/** Reads the user's e-mail, and whether the trusted claim proves that it is the user's. */
export function readEmail(
  claims: Claims,
  { trustedEmail, issuer }: Pick<OpenIdSettings, 'trustedEmail' | 'issuer'>,
): { readonly email: string | undefined; readonly isVerified: boolean } {
  const { claim } = trustedEmail;
  const named = claim === 'preferred_username' ? claims.preferred_username : claims.email;
  const email = typeof named === 'string' ? named : undefined;
  switch (claim) {
    case 'email_verified':
      return { email, isVerified: claims.email_verified === true };
    case 'xms_edov':
      return { email, isVerified: isSet(claims.xms_edov) && isOfTenant(claims, issuer) };
    default: {
      const domain = email?.split('@').at(-1)?.toLowerCase() ?? '';
      // Entra ID names guests after the e-mail of their tenant.
      const isGuest = email?.includes('#') === true || claims.idp !== undefined;
      const isOwn = !isGuest && trustedEmail.domains.includes(domain);
      return { email, isVerified: isOwn && isOfTenant(claims, issuer) };
    }
  }
}

/** Entra ID writes a flag as a boolean, a number or a text, depending on the version of the token. */
function isSet(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1' || flag === 'true';
}

/** True if the token is of the issuer's tenant. A provider without tenants names none. */
function isOfTenant({ tid }: Claims, issuer: string): boolean {
  return tid === undefined || (typeof tid === 'string' && issuer.split('/').includes(tid));
}
