import type { IdentityNumberStyle, RegisterPolicy } from 'birrete/rules';
import type { LoggedAddresses } from '../logging/security-log.ts';
import type { PasswordCost } from '../passwords/password.ts';
import type { Environment } from './environment.ts';
import type { LookUpProof } from './look-up-proof.ts';
import { type OpenIdSettings, readOpenIdSettings } from './openid-settings.ts';
import { type PrivacySettings, readPrivacySettings } from './privacy-settings.ts';
import { type ProofSettings, readProofSettings } from './proof-settings.ts';
import { readVariable } from './read-variable.ts';
import { readPasskeyOrigin, readSignInSettings, type SignInSettings } from './sign-in-settings.ts';
import { readThrottle, type ThrottleSettings } from './throttle-settings.ts';
import { readVerificationSettings, type VerificationSettings } from './verification-settings.ts';

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
  /** The separator of CSV files. Default comma. */
  readonly csvSeparator: 'comma' | 'semicolon';
  /** Set it to false where students have one surname. Default true. */
  readonly requireSecondLastName: boolean;
  /** The proof that a look-up needs to show personal data. Default 'none', as in the contract. */
  readonly lookUpProof: LookUpProof;
  /** The key of the hashes of networks. Default none. */
  readonly hashKey: string | undefined;
  /** The information about personal data. Undefined shows none. */
  readonly privacy: PrivacySettings | undefined;
  /** The least age of an applicant in years. Default 14. */
  readonly minimumAge: number;
  /** The proof of titles in the look-up, where it asks for a proof of identity. Undefined switches it off. */
  readonly titleProof: ProofSettings | undefined;
  /** Accepted types of identity documents. Default CI, V, E and P. */
  readonly identificationTypes: readonly string[];
  /** An OpenID provider for sign-in. Default none. */
  readonly openid: OpenIdSettings | undefined;
  /** The origin at which users can sign in with a passkey. Default none. */
  readonly passkeyOrigin: string | undefined;
  /** Authenticates entries that wait for the audit trail. All processes of a site have the same. */
  readonly trailKey: string;
  /** The registers among which titles are divided. Default: those that the database enforces. */
  readonly registers: RegisterPolicy | undefined;
  /** The university's name, and the address at which anybody verifies titles. Default neither. */
  readonly verification: VerificationSettings;
  /** True if the code of a title also opens its document. Default false. */
  readonly opensDocuments: boolean;
  /** True if documents name a title whose former name is hidden. Default false. */
  readonly printsHiddenNames: boolean;
  /** The printed style of identity numbers. Default 'thousands'. */
  readonly idNumberStyle: IdentityNumberStyle;
  /** A title that nobody has collected for more days counts as uncollected. Default 180. */
  readonly uncollectedDays: number;
  /** The part of addresses that the security log shows. Default all. */
  readonly loggedAddresses: LoggedAddresses;
  readonly signIn: SignInSettings;
  readonly passwordCost: PasswordCost;
  readonly throttle: ThrottleSettings;
}

/** Reads the settings from the variables of `variables.ts`. @throws Error that names the variable if its value is invalid */
export function readSettings(env: Environment): Settings {
  const lookUpProof = readVariable(env, 'BIRRETE_LOOK_UP_PROOF');
  return {
    corsOrigins: readVariable(env, 'BIRRETE_CORS_ORIGINS').map((text) => text.replace(/\/$/, '')),
    trustedProxies: readVariable(env, 'BIRRETE_TRUSTED_PROXIES'),
    sessionHours: readVariable(env, 'BIRRETE_SESSION_HOURS'),
    idleMinutes: readVariable(env, 'BIRRETE_SESSION_IDLE_MINUTES'),
    timeZone: readVariable(env, 'BIRRETE_TIME_ZONE'),
    csvSeparator: readVariable(env, 'BIRRETE_CSV_SEPARATOR'),
    requireSecondLastName: !readVariable(env, 'BIRRETE_ONE_SURNAME'),
    lookUpProof,
    hashKey: readVariable(env, 'BIRRETE_HASH_KEY'),
    privacy: readPrivacySettings(env),
    minimumAge: readVariable(env, 'BIRRETE_MINIMUM_AGE'),
    titleProof: readProofSettings(env, lookUpProof),
    identificationTypes: readVariable(env, 'BIRRETE_IDENTIFICATION_TYPES'),
    openid: readOpenIdSettings(env),
    passkeyOrigin: readPasskeyOrigin(env),
    trailKey: readVariable(env, 'BIRRETE_TRAIL_KEY'),
    registers: readVariable(env, 'BIRRETE_REGISTERS'),
    verification: readVerificationSettings(env),
    opensDocuments: readVariable(env, 'BIRRETE_VERIFICATION_DOCUMENT'),
    printsHiddenNames: readVariable(env, 'BIRRETE_HIDDEN_NAMES_ON_DOCUMENTS') === 'print',
    idNumberStyle: readVariable(env, 'BIRRETE_ID_NUMBER_STYLE'),
    uncollectedDays: readVariable(env, 'BIRRETE_UNCOLLECTED_DAYS'),
    loggedAddresses: readVariable(env, 'BIRRETE_LOG_ADDRESSES'),
    signIn: readSignInSettings(env),
    passwordCost: { logN: 15, r: 8, p: 3 },
    throttle: readThrottle(env),
  };
}

export const defaultSettings: Settings = readSettings({});
