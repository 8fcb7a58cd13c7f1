import { isIP } from 'node:net';
import { type Environment, textOf } from './environment.ts';
import { demandVariable, readVariable } from './read-variable.ts';

/** The configuration of sign-ins. */
export interface SignInSettings {
  /** The means by which administrators sign in. Default 'any'. */
  readonly administrators: 'any' | 'passkey-or-provider';
  /**
   * Minutes after which a user proves their identity again before an action that gives access or has legal effect; 0 for
   * never. Default 10.
   */
  readonly recentMinutes: number;
  /** True if cookies are sent over https only. Default false outside of production. */
  readonly secureCookies: boolean;
}

/**
 * Reads `BIRRETE_ADMIN_SIGN_IN`, `BIRRETE_STEP_UP_MINUTES` and `NODE_ENV`.
 *
 * @throws Error that names the variable if its value is invalid, or if passwords are switched off although neither
 *   passkeys nor a provider are set up.
 */
export function readSignInSettings(env: Environment): SignInSettings {
  const administrators = readVariable(env, 'BIRRETE_ADMIN_SIGN_IN');
  const hasOther =
    readVariable(env, 'BIRRETE_PASSKEYS') || textOf(env, 'BIRRETE_OIDC_ISSUER') !== undefined;
  if (administrators !== 'any' && !hasOther) {
    throw new Error(
      `BIRRETE_ADMIN_SIGN_IN=${administrators} also needs BIRRETE_PASSKEYS=1 or BIRRETE_OIDC_ISSUER`,
    );
  }
  return {
    administrators,
    recentMinutes: readVariable(env, 'BIRRETE_STEP_UP_MINUTES'),
    secureCookies: env.NODE_ENV === 'production',
  };
}

/** Reads the origin for passkeys. It must have a host name: browsers accept no IP address. */
export function readPasskeyOrigin(env: Environment): string | undefined {
  if (!readVariable(env, 'BIRRETE_PASSKEYS')) return undefined;
  const origin = demandVariable(env, 'BIRRETE_PUBLIC_URL', 'BIRRETE_PASSKEYS');
  if (isIP(new URL(origin).hostname.replace(/[[\]]/g, '')) === 0) return origin;
  throw new Error(`BIRRETE_PUBLIC_URL must name a host for BIRRETE_PASSKEYS, not "${origin}"`);
}
