import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { tooMany } from '../http/failure.ts';
import type { Settings } from '../settings/settings.ts';
import type { Limit, Shares } from '../settings/throttle-settings.ts';
import {
  enforceAddressLimits,
  enforceRateLimit,
  enforceWatching,
  type Refund,
} from './throttle.ts';

/** The counters of look-ups, their limits, and the time. */
interface LookUpCounters {
  readonly kysely: Kysely<Schema>;
  readonly settings: Pick<Settings, 'throttle' | 'lookUpProof'>;
  readonly now: () => Date;
}

/** A look-up within the limits of its address. */
interface CountedLookUp {
  readonly refund: Refund;
  /**
   * Refuses networks that guess codes or proofs, and no others: a guesser can't close the look-up for everybody.
   * @throws ApiFailure 429
   */
  refuseGuessers(): void;
}

/** Counts a look-up of an address. @throws ApiFailure 429 */
export async function countLookUp(
  counters: LookUpCounters,
  address: string,
): Promise<CountedLookUp> {
  const { kysely, settings, now } = counters;
  const { lookUpsByAddress, missedLookUps } = settings.throttle;
  const { refund, watchedWait } = await enforceWatching(
    kysely,
    { kind: 'look-up', address },
    settings.lookUpProof === 'none' ? lookUpsByAddress.map(bySize) : lookUpsByAddress,
    { caller: missesOf(address), limit: missedLookUps },
    now(),
    'tooManyLookUps',
  );
  return {
    refund,
    refuseGuessers() {
      if (watchedWait === undefined) return;
      throw tooMany('tooManyLookUps', watchedWait, 'missed-look-up');
    },
  };
}

/**
 * Without a proof each hit shows a person, so a network of many lines reads hardly more than one line. A provider has no
 * closer limit, since it has the telephones of a whole country.
 */
const disclosing: Shares = { line: 1, block: 4, site: 2, provider: 10 };

function bySize(limit: Limit): Limit {
  return { shares: disclosing, ...limit };
}

const missesOf = (address: string) => ({ kind: 'missed-look-up', address });

/**
 * Counts a look-up without a result, or with a wrong proof.
 * @throws ApiFailure 429 beyond the limit, so that simultaneous guesses aren't answered either.
 */
export async function countMiss(counters: LookUpCounters, address: string): Promise<void> {
  const { kysely, settings, now } = counters;
  const limits = [settings.throttle.missedLookUps];
  await enforceAddressLimits(kysely, missesOf(address), limits, now(), 'tooManyLookUps');
}

/**
 * Counts a proof that is short enough to be guessed: three digits are found in a thousand tries. Whole numbers are not
 * counted here, so a guesser can't lock the owner out.
 * @throws ApiFailure 429
 */
export async function countShortProof(
  counters: LookUpCounters,
  code: string,
  address: string,
): Promise<Refund> {
  const { kysely, settings, now } = counters;
  const { wrongProofsByAddress, wrongProofsByCode } = settings.throttle;
  const at = now();
  const refundAddress = await enforceAddressLimits(
    kysely,
    { kind: 'wrong-proof', address },
    [wrongProofsByAddress],
    at,
    'tooManyProofs',
  );
  const ofCode = { kind: 'proof', parts: [code] };
  const refundCode = await enforceRateLimit(
    kysely,
    ofCode,
    wrongProofsByCode,
    at,
    'tooManyProofs',
  ).catch(async (error: unknown) => {
    // The proof is not looked at, so it does not count against the network.
    await refundAddress();
    throw error;
  });
  return async () => {
    await refundAddress();
    await refundCode();
  };
}
