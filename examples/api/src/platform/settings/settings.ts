import { standardApplicationPolicy } from 'birrete/contract';
import type { RegisterPolicy } from 'birrete/rules';
import type { PasswordCost } from '../passwords/password.ts';
import { readOpensDocuments } from './comparison-settings.ts';
import { type Environment, listOf, textOf } from './environment.ts';
import {
  defaultHandover,
  type HandoverSettings,
  readHandoverSettings,
} from './handover-settings.ts';
import { type LookUpProof, readLookUpProof } from './look-up-proof.ts';
import { readOrigins, readProxies } from './network-settings.ts';
import { type OpenIdSettings, readOpenIdSettings } from './openid-settings.ts';
import { readPasskeyOrigin } from './passkey-settings.ts';
import { defaultProof, type ProofSettings, readProofSettings } from './proof-settings.ts';
import { readRegisterPolicy } from './register-settings.ts';
import { defaultSignIn, readSignInSettings, type SignInSettings } from './sign-in-settings.ts';
import { defaultThrottle, readThrottle, type ThrottleSettings } from './throttle-settings.ts';
import {
  defaultVerification,
  readVerificationSettings,
  type VerificationSettings,
} from './verification-settings.ts';
import { readWholeNumber } from './whole-number.ts';

/** The configuration of an installation. Each setting has a safe default. */
export interface Settings {
  /** Origins that browsers may call from, in addition to the API's own. Default none. */
  readonly corsOrigins: readonly string[];
  /** Addresses and ranges of the trusted balancers that write `X-Forwarded-For`. Default none. */
  readonly trustedProxies: readonly string[];
  /** Maximum duration of a session. Default 12. */
  readonly sessionHours: number;
  /** A session ends after this time without a call. Default 60. */
  readonly idleMinutes: number;
  /** The university's time zone, which determines the year of an application code. */
  readonly timeZone: string;
  /** Set it to false where students have one surname. Default true. */
  readonly requireSecondLastName: boolean;
  /** The proof that a look-up needs to show personal data. Default 'none', as in the contract. */
  readonly lookUpProof: LookUpProof;
  /** The proof of titles in the look-up, where it asks for a proof of identity. Undefined switches it off. */
  readonly titleProof: ProofSettings | undefined;
  /** Accepted types of identity documents. Default CI, V, E and P. */
  readonly identificationTypes: readonly string[];
  /** An OpenID provider for sign-in. Default none. */
  readonly openid: OpenIdSettings | undefined;
  /** The origin at which users can sign in with a passkey. Default none. */
  readonly passkeyOrigin: string | undefined;
  /** The registers among which titles are divided. Default: those that the database enforces. */
  readonly registers: RegisterPolicy | undefined;
  /** The university's name, and the address at which anybody verifies titles. Default neither. */
  readonly verification: VerificationSettings;
  /** True if the code of a title also opens its document. Default false. */
  readonly opensDocuments: boolean;
  readonly handover: HandoverSettings;
  readonly signIn: SignInSettings;
  readonly passwordCost: PasswordCost;
  readonly throttle: ThrottleSettings;
}

/** At most a week, because office computers are shared. */
const sessionHours = { byDefault: 12, least: 1, most: 168 };

/** At least five minutes, so that reading a page doesn't sign the user out. */
const idleMinutes = { byDefault: 60, least: 5, most: 1440 };

/** The defaults. */
export const defaultSettings: Settings = {
  corsOrigins: [],
  trustedProxies: [],
  sessionHours: sessionHours.byDefault,
  idleMinutes: idleMinutes.byDefault,
  timeZone: 'America/Caracas',
  ...standardApplicationPolicy,
  lookUpProof: 'none',
  titleProof: defaultProof,
  openid: undefined,
  passkeyOrigin: undefined,
  registers: undefined,
  verification: defaultVerification,
  opensDocuments: false,
  handover: defaultHandover,
  signIn: defaultSignIn,
  passwordCost: { logN: 15, r: 8, p: 3 },
  throttle: defaultThrottle,
};

/**
 * Reads the settings from environment variables: `BIRRETE_CORS_ORIGINS` (comma-separated),
 * `BIRRETE_TRUSTED_PROXIES` (likewise), `BIRRETE_SESSION_HOURS`, `BIRRETE_SESSION_IDLE_MINUTES`, `BIRRETE_TIME_ZONE`,
 * `BIRRETE_ONE_SURNAME=1`, `BIRRETE_IDENTIFICATION_TYPES` (comma-separated), `BIRRETE_LOOK_UP_PROOF`, `BIRRETE_PROOF`,
 * the limits of `readThrottle`, `BIRRETE_REGISTERS`, `BIRRETE_UNIVERSITY`, `BIRRETE_VERIFICATION…`, `BIRRETE_PUBLIC_URL`,
 * `BIRRETE_OIDC_…`, `BIRRETE_PASSKEYS=1`, `BIRRETE_UNCOLLECTED_DAYS`,
 * `BIRRETE_ADMIN_SIGN_IN` and `BIRRETE_STEP_UP_MINUTES`. With `NODE_ENV=production`, it demands `BIRRETE_LOOK_UP_PROOF`
 * and origins with TLS.
 * @throws Error that names the variable if its value is invalid.
 */
export function readSettings(env: Environment): Settings {
  return {
    ...defaultSettings,
    corsOrigins: readOrigins(env, 'BIRRETE_CORS_ORIGINS'),
    trustedProxies: readProxies(env, 'BIRRETE_TRUSTED_PROXIES'),
    sessionHours: readWholeNumber(env, 'BIRRETE_SESSION_HOURS', sessionHours),
    idleMinutes: readWholeNumber(env, 'BIRRETE_SESSION_IDLE_MINUTES', idleMinutes),
    timeZone: readTimeZone(env),
    requireSecondLastName: env.BIRRETE_ONE_SURNAME !== '1',
    lookUpProof: readLookUpProof(env),
    titleProof: readProofSettings(env, readLookUpProof(env)),
    identificationTypes: readTypes(env, 'BIRRETE_IDENTIFICATION_TYPES'),
    openid: readOpenIdSettings(env),
    passkeyOrigin: readPasskeyOrigin(env, 'BIRRETE_PASSKEYS'),
    registers: readRegisterPolicy(env),
    verification: readVerificationSettings(env),
    opensDocuments: readOpensDocuments(env),
    handover: readHandoverSettings(env),
    signIn: readSignInSettings(env),
    throttle: readThrottle(env),
  };
}

function readTypes(env: Environment, name: string): readonly string[] {
  const types = listOf(env, name);
  return types.length === 0 ? defaultSettings.identificationTypes : types;
}

/** Reads `BIRRETE_TIME_ZONE`. @throws Error if it is no time zone */
export function readTimeZone(env: Environment): string {
  const [name, byDefault] = ['BIRRETE_TIME_ZONE', defaultSettings.timeZone];
  const text = textOf(env, name) ?? byDefault;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch (error) {
    throw new Error(`${name} must be a time zone such as ${byDefault}, not "${text}"`, {
      cause: error,
    });
  }
}
