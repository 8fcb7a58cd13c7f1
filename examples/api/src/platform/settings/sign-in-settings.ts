import { type Environment, textOf } from './environment.ts';
import { readWholeNumber } from './whole-number.ts';

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

/** At most twelve hours, the default length of a session. */
const recentMinutes = { byDefault: 10, least: 0, most: 720 };

/** The defaults outside of production. */
export const defaultSignIn: SignInSettings = {
  administrators: 'any',
  recentMinutes: recentMinutes.byDefault,
  secureCookies: false,
};

/**
 * Reads `BIRRETE_ADMIN_SIGN_IN`, `BIRRETE_STEP_UP_MINUTES` and `NODE_ENV`.
 *
 * @throws Error that names the variable if its value is invalid, or if passwords are switched off although neither
 *   passkeys nor a provider are set up.
 */
export function readSignInSettings(env: Environment): SignInSettings {
  return {
    administrators: readAdministrators(env, 'BIRRETE_ADMIN_SIGN_IN'),
    recentMinutes: readWholeNumber(env, 'BIRRETE_STEP_UP_MINUTES', recentMinutes),
    secureCookies: env.NODE_ENV === 'production',
  };
}

function readAdministrators(env: Environment, name: string): SignInSettings['administrators'] {
  const text = textOf(env, name) ?? defaultSignIn.administrators;
  if (text === 'any') return text;
  if (text !== 'passkey-or-provider') {
    throw new Error(`${name} must be any or passkey-or-provider, not "${text}"`);
  }
  const hasPasskeys = textOf(env, 'BIRRETE_PASSKEYS') === '1';
  if (hasPasskeys || textOf(env, 'BIRRETE_OIDC_ISSUER') !== undefined) return text;
  throw new Error(`${name}=${text} also needs BIRRETE_PASSKEYS=1 or BIRRETE_OIDC_ISSUER`);
}
