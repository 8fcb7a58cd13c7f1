import { isIP } from 'node:net';
import { standardApplicationPolicy } from 'birrete/contract';
import type { RegisterPolicy } from 'birrete/rules';
import type { Delays } from './auth/failed-sign-ins.ts';
import type { PasswordCost } from './auth/password.ts';
import { defaultSignIn, readSignInSettings, type SignInSettings } from './auth/sign-in-settings.ts';
import { type OpenIdSettings, readOpenIdSettings } from './openid/openid-settings.ts';
import { readPublicUrl } from './public-url.ts';
import { parseRange } from './server/client-address.ts';
import { readRegisterPolicy } from './titles/register-settings.ts';

/** At most `most` calls per bucket in any period of `seconds`. */
export interface Limit {
  readonly most: number;
  readonly seconds: number;
}

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
  /**
   * The proof that a look-up needs to show personal data: none besides the code, or the last digits of the identity
   * document. Default 'none', as in the contract.
   */
  readonly lookUpProof: 'none' | 'document';
  /** Accepted types of identity documents. Default CI, V, E and P. */
  readonly identificationTypes: readonly string[];
  /** An OpenID provider for sign-in. Default none. */
  readonly openid: OpenIdSettings | undefined;
  /** The origin at which users can sign in with a passkey. Default none. */
  readonly passkeyOrigin: string | undefined;
  /** The registers among which titles are divided. Default: those that the database enforces. */
  readonly registers: RegisterPolicy | undefined;
  readonly signIn: SignInSettings;
  readonly passwordCost: PasswordCost;
  readonly throttle: {
    readonly lookUpsByAddress: readonly Limit[];
    /** Look-ups with an unknown code or a wrong proof, from all addresses. */
    readonly missedLookUps: Limit;
    /** Look-ups per address while `missedLookUps` is exhausted. */
    readonly lookUpsDuringGuessing: Limit;
    readonly wrongProofsByCode: Limit;
    readonly applicationsByAddress: readonly Limit[];
    /** Failed sign-ins of an account, across its names. Each known device has a separate count. */
    readonly signInsByAccount: Delays;
    /** Failed sign-ins of an address, except from known devices. */
    readonly signInsByAddress: Limit;
    readonly passwordChangesByAccount: Limit;
  };
}

type Variables = Readonly<Record<string, string | undefined>>;

const quarterHour = 15 * 60;

/**
 * The defaults. They let all students of a computer lab apply from one address, and prevent one address from filling the
 * table or reading many applications. Guesses at one account meet growing delays, from any number of addresses; an
 * address that tries many names meets its limit. Neither locks out an administrator on a known device.
 */
export const defaultSettings: Settings = {
  corsOrigins: [],
  trustedProxies: [],
  sessionHours: 12,
  idleMinutes: 60,
  timeZone: 'America/Caracas',
  ...standardApplicationPolicy,
  lookUpProof: 'none',
  openid: undefined,
  passkeyOrigin: undefined,
  registers: undefined,
  signIn: defaultSignIn,
  passwordCost: { logN: 15, r: 8, p: 3 },
  throttle: {
    lookUpsByAddress: [
      { most: 30, seconds: 60 },
      { most: 300, seconds: 60 * 60 },
    ],
    missedLookUps: { most: 300, seconds: 10 * 60 },
    lookUpsDuringGuessing: { most: 3, seconds: 10 * 60 },
    wrongProofsByCode: { most: 5, seconds: 60 * 60 },
    applicationsByAddress: [
      { most: 60, seconds: 60 },
      { most: 600, seconds: 60 * 60 },
    ],
    signInsByAccount: { free: 5, first: 30, longest: quarterHour },
    signInsByAddress: { most: 60, seconds: quarterHour },
    passwordChangesByAccount: { most: 10, seconds: quarterHour },
  },
};

/**
 * Reads the settings from environment variables: `BIRRETE_CORS_ORIGINS` (comma-separated),
 * `BIRRETE_TRUSTED_PROXIES` (likewise), `BIRRETE_SESSION_HOURS`, `BIRRETE_SESSION_IDLE_MINUTES`, `BIRRETE_TIME_ZONE`,
 * `BIRRETE_ONE_SURNAME=1`, `BIRRETE_IDENTIFICATION_TYPES` (comma-separated), `BIRRETE_LOOK_UPS_PER_MINUTE`,
 * `BIRRETE_LOOK_UP_PROOF=document`, `BIRRETE_REGISTERS`, `BIRRETE_PUBLIC_URL`, `BIRRETE_OIDC_…`, `BIRRETE_PASSKEYS=1`,
 * `BIRRETE_ADMIN_SIGN_IN` and `BIRRETE_STEP_UP_MINUTES`.
 * @throws Error that names the variable if its value is invalid.
 */
export function readSettings(env: Variables): Settings {
  const perMinute = readCount(env, 'BIRRETE_LOOK_UPS_PER_MINUTE', 30);
  return {
    ...defaultSettings,
    corsOrigins: readOrigins(env, 'BIRRETE_CORS_ORIGINS'),
    trustedProxies: readRanges(env, 'BIRRETE_TRUSTED_PROXIES'),
    sessionHours: readSessionHours(env, 'BIRRETE_SESSION_HOURS', defaultSettings.sessionHours),
    idleMinutes: readIdleMinutes(env, 'BIRRETE_SESSION_IDLE_MINUTES', defaultSettings.idleMinutes),
    timeZone: readTimeZone(env, 'BIRRETE_TIME_ZONE', defaultSettings.timeZone),
    requireSecondLastName: env.BIRRETE_ONE_SURNAME !== '1',
    lookUpProof: readProof(env, 'BIRRETE_LOOK_UP_PROOF'),
    identificationTypes: readTypes(env, 'BIRRETE_IDENTIFICATION_TYPES'),
    openid: readOpenIdSettings(env),
    passkeyOrigin: readPasskeyOrigin(env, 'BIRRETE_PASSKEYS'),
    registers: readRegisterPolicy(env),
    signIn: readSignInSettings(env),
    throttle: {
      ...defaultSettings.throttle,
      lookUpsByAddress: [
        { most: perMinute, seconds: 60 },
        { most: perMinute * 10, seconds: 60 * 60 },
      ],
    },
  };
}

/** Reads the origin for passkeys. It must have a host name: browsers accept no IP address. */
function readPasskeyOrigin(env: Variables, name: string): string | undefined {
  const text = env[name]?.trim() || '0';
  if (text === '0') return undefined;
  if (text !== '1') throw new Error(`${name} must be 1 or 0, not "${text}"`);
  const origin = readPublicUrl(env, name);
  if (isIP(new URL(origin).hostname.replace(/[[\]]/g, '')) === 0) return origin;
  throw new Error(`BIRRETE_PUBLIC_URL must name a host for ${name}, not "${origin}"`);
}

function readTypes(env: Variables, name: string): readonly string[] {
  const types = listOf(env[name]);
  return types.length === 0 ? defaultSettings.identificationTypes : types;
}

function readProof(env: Variables, name: string): Settings['lookUpProof'] {
  const text = env[name]?.trim() || defaultSettings.lookUpProof;
  if (text === 'none' || text === 'document') return text;
  throw new Error(`${name} must be none or document, not "${text}"`);
}

function listOf(text = ''): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** Reads origins as browsers send them. Refuses `*` and `null`, which would let any page read the API's answers. */
function readOrigins(env: Variables, name: string): readonly string[] {
  const origins = listOf(env[name]).map((origin) => origin.replace(/\/$/, ''));
  for (const origin of origins) {
    const isOrigin = /^https?:/.test(origin) && URL.parse(origin)?.origin === origin;
    if (!isOrigin)
      throw new Error(`${name} must hold origins such as https://universidad.edu, not "${origin}"`);
  }
  return origins;
}

/** Reads addresses of balancers. A number of hops instead would trust any sender who bypasses them. */
function readRanges(env: Variables, name: string): readonly string[] {
  const ranges = listOf(env[name]);
  for (const range of ranges) {
    try {
      parseRange(range);
    } catch (error) {
      throw new Error(`${name} must hold addresses or ranges such as 10.0.0.0/8, not "${range}"`, {
        cause: error,
      });
    }
  }
  return ranges;
}

/** Reads the duration of a session: at most a week, because office computers are shared. */
function readSessionHours(env: Variables, name: string, byDefault: number): number {
  const hours = readCount(env, name, byDefault);
  if (hours >= 1 && hours <= 168) return hours;
  throw new Error(`${name} must be from 1 to 168, not "${hours}"`);
}

/** Reads the idle time: at least five minutes, so that reading a page doesn't sign the user out. */
function readIdleMinutes(env: Variables, name: string, byDefault: number): number {
  const minutes = readCount(env, name, byDefault);
  if (minutes >= 5 && minutes <= 1440) return minutes;
  throw new Error(`${name} must be from 5 to 1440, not "${minutes}"`);
}

function readTimeZone(env: Variables, name: string, byDefault: string): string {
  const text = env[name]?.trim() || byDefault;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch (error) {
    throw new Error(`${name} must be a time zone such as ${byDefault}, not "${text}"`, {
      cause: error,
    });
  }
}

function readCount(env: Variables, name: string, byDefault: number): number {
  const text = env[name]?.trim();
  if (text === undefined || text === '') return byDefault;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
}
