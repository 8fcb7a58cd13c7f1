import { isIP } from 'node:net';
import { standardApplicationPolicy } from 'birrete/contract';
import type { Delays } from './auth/failed-sign-ins.ts';
import type { PasswordCost } from './auth/password.ts';
import { type OpenIdSettings, readOpenIdSettings } from './openid/openid-settings.ts';
import { readPublicUrl } from './public-url.ts';
import { parseRange } from './server/client-address.ts';

/** So many within any stretch of that length, per bucket. */
export type Limit = { most: number; seconds: number };

/** How an installation differs from another; everything has a default that is safe. */
export type Settings = {
  /** Origins that browsers may call from; none by default, which leaves the API's own origin. */
  corsOrigins: readonly string[];
  /** Addresses and ranges of the balancers of ours that write `X-Forwarded-For`. Default none. */
  trustedProxies: readonly string[];
  /** How long a sign-in lasts. Default 12. */
  sessionHours: number;
  /** After how many minutes without a call a sign-in ends. Default 60. */
  idleMinutes: number;
  /** The university's time zone: it decides which year a code belongs to. */
  timeZone: string;
  /** Universities whose students have one surname switch this off. Default true. */
  requireSecondLastName: boolean;
  /**
   * What a look-up has to show besides the code before it names the person: nothing, or the end of the identity
   * document. Default nothing, as the contract has it.
   */
  lookUpProof: 'none' | 'document';
  /** Kinds of identity documents that an application may name. Default CI, V, E and P. */
  identificationTypes: readonly string[];
  /** A provider that people may sign in through. Default none. */
  openid: OpenIdSettings | undefined;
  /** Where people may sign in with a passkey: an origin. Default nowhere. */
  passkeyOrigin: string | undefined;
  passwordCost: PasswordCost;
  throttle: {
    lookUpsByAddress: readonly Limit[];
    /** Look-ups that found nothing, or showed a wrong proof, from everywhere together. */
    missedLookUps: Limit;
    /** Look-ups per address while there are more of those. */
    lookUpsUnderBrake: Limit;
    wrongProofsByCode: Limit;
    applicationsByAddress: readonly Limit[];
    /** Failed sign-ins of an account, whichever of its names was typed; a known device counts by itself. */
    signInsByAccount: Delays;
    /** Failed sign-ins of an address, but for known devices. */
    signInsByAddress: Limit;
    passwordChangesByAccount: Limit;
  };
};

type Variables = Readonly<Record<string, string | undefined>>;

const quarterHour = 15 * 60;

/**
 * The defaults. They let a computer room of the university apply from one address, and keep one address from filling the
 * table or reading many applications. Sign-ins are counted in two ways: guesses at one account meet growing delays, from
 * any number of addresses, and an address that tries many names meets its limit. Neither locks out an administrator on a
 * device with a previous sign-in.
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
  passwordCost: { logN: 15, r: 8, p: 3 },
  throttle: {
    lookUpsByAddress: [
      { most: 30, seconds: 60 },
      { most: 300, seconds: 60 * 60 },
    ],
    missedLookUps: { most: 300, seconds: 10 * 60 },
    lookUpsUnderBrake: { most: 3, seconds: 10 * 60 },
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
 * `BIRRETE_LOOK_UP_PROOF=document`, `BIRRETE_PUBLIC_URL`, `BIRRETE_OIDC_…` and `BIRRETE_PASSKEYS=1`.
 * @throws Error naming the variable when its value makes no sense.
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
    throttle: {
      ...defaultSettings.throttle,
      lookUpsByAddress: [
        { most: perMinute, seconds: 60 },
        { most: perMinute * 10, seconds: 60 * 60 },
      ],
    },
  };
}

/** A browser keeps a passkey for a name, never for a number. */
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

/** Origins as browsers send them. `*` and `null` would let any page read the back office's answers. */
function readOrigins(env: Variables, name: string): readonly string[] {
  const origins = listOf(env[name]).map((origin) => origin.replace(/\/$/, ''));
  for (const origin of origins) {
    const isOrigin = /^https?:/.test(origin) && URL.parse(origin)?.origin === origin;
    if (!isOrigin)
      throw new Error(`${name} must hold origins such as https://universidad.edu, not "${origin}"`);
  }
  return origins;
}

/** A number of balancers would trust whoever takes their place. */
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

/** A week is the longest that a sign-in on a machine of an office may last. */
function readSessionHours(env: Variables, name: string, byDefault: number): number {
  const hours = readCount(env, name, byDefault);
  if (hours >= 1 && hours <= 168) return hours;
  throw new Error(`${name} must be from 1 to 168, not "${hours}"`);
}

/** Below five minutes somebody who reads is signed out. */
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
