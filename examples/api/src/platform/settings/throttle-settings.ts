import type { Environment } from './environment.ts';
import { readVariable } from './read-variable.ts';

/**
 * The size of a network: the line of one subscriber (an IPv4 address or an IPv6 /64), a block of IPv4 addresses (/24), a
 * site (/48), or a provider (/32), which can give a customer many sites.
 */
export type Scope = 'line' | 'block' | 'site' | 'provider';

/** Multiples of a line's limit, by scope. A scope without a number has no limit. */
export type Shares = Readonly<Partial<Record<Scope, number>>>;

/** At most `max` calls per bucket in any period of `seconds`. */
export interface Limit {
  readonly max: number;
  readonly seconds: number;
  /** The multiples of `max` that larger networks have. @default ten times for an IPv6 site */
  readonly shares?: Shares;
}

/** Delays after failed sign-ins, in seconds: the first `free` failures have none, then the delay doubles up to `longest`. */
export interface Delays {
  readonly free: number;
  readonly first: number;
  readonly longest: number;
}

/** The limits of an installation. `docs/rate-limits.md` explains them. */
export interface ThrottleSettings {
  readonly lookUpsByAddress: readonly Limit[];
  /** Look-ups with an unknown code or a wrong proof. A network beyond it needs a right proof. */
  readonly missedLookUps: Limit;
  /** Wrong proofs that are short enough to be guessed, from one network. */
  readonly wrongProofsByAddress: Limit;
  /** The same for one code, from all networks. */
  readonly wrongProofsByCode: Limit;
  /** Pictures that are drawn for the proof of an application's title. */
  readonly proofPicturesByCode: Limit;
  /** Documents that the code of a title opens. */
  readonly documentsByCode: Limit;
  readonly applicationsByAddress: readonly Limit[];
  /** Failed sign-ins of an account, across its names. Each known device has a separate count. */
  readonly signInsByAccount: Delays;
  /** Failed sign-ins of an address, except from known devices. */
  readonly signInsByAddress: Limit;
  /** Passwords that a signed-in user enters again, in one session. */
  readonly passwordChecksBySession: Limit;
}

const hour = 60 * 60;
const quarterHour = 15 * 60;

/**
 * Reads the limits. The defaults let all students of a computer lab apply from one address, and prevent one address from
 * filling the table or reading many applications; a university whose students share one address raises them. Guesses at
 * one account meet growing delays, from any number of addresses; an address that tries many names meets its limit.
 * Neither locks out an administrator on a known device.
 * @throws Error that names the variable if its value is out of range.
 */
export function readThrottle(env: Environment): ThrottleSettings {
  const lookUps = readVariable(env, 'BIRRETE_LOOK_UPS_PER_MINUTE');
  const applications = readVariable(env, 'BIRRETE_APPLICATIONS_PER_MINUTE');
  const signIns = readVariable(env, 'BIRRETE_FAILED_SIGN_INS');
  return {
    lookUpsByAddress: perMinuteAndHour(lookUps),
    missedLookUps: missesFor(lookUps),
    wrongProofsByAddress: { max: 5, seconds: hour, shares: { line: 1, site: 2, provider: 10 } },
    wrongProofsByCode: { max: 20, seconds: hour },
    proofPicturesByCode: { max: 20, seconds: hour },
    documentsByCode: { max: 20, seconds: hour },
    applicationsByAddress: perMinuteAndHour(applications),
    signInsByAccount: { free: 5, first: 30, longest: quarterHour },
    signInsByAddress: { max: signIns, seconds: quarterHour },
    passwordChecksBySession: { max: 10, seconds: quarterHour },
  };
}

/** An hour has ten times as many calls as a minute. */
function perMinuteAndHour(max: number): readonly Limit[] {
  return [
    { max, seconds: 60 },
    { max: max * 10, seconds: hour },
  ];
}

/** A tenth of the look-ups of ten minutes. Guessers rotate through the sites of a provider, so it has a limit too. */
function missesFor(lookUpsPerMinute: number): Limit {
  const shares = { line: 1, site: 5, provider: 10 };
  return { max: lookUpsPerMinute, seconds: 10 * 60, shares };
}
