import type { Services } from '../calls/services.ts';
import { tooMany } from '../http/failure.ts';
import {
  enforceAddressLimits,
  enforceRateLimit,
  type Refund,
  waitOfCaller,
} from '../throttle/throttle.ts';

/** Counts a look-up of an address. @throws ApiFailure 429 */
export function countLookUp(services: Services, address: string): Promise<Refund> {
  const { kysely, settings, now } = services;
  const caller = { kind: 'look-up', address };
  const { lookUpsByAddress } = settings.throttle;
  return enforceAddressLimits(kysely, caller, lookUpsByAddress, now(), 'tooManyLookUps');
}

const missesOf = (address: string) => ({ kind: 'missed-look-up', address });

/**
 * Refuses networks that guess codes or proofs, and no others: a guesser can't close the look-up for everybody.
 * @throws ApiFailure 429
 */
export async function refuseGuessers(services: Services, address: string): Promise<void> {
  const { kysely, settings, now } = services;
  const { missedLookUps } = settings.throttle;
  const wait = await waitOfCaller(kysely, missesOf(address), missedLookUps, now());
  if (wait !== undefined) throw tooMany('tooManyLookUps', wait, 'missed-look-up');
}

/** Counts a look-up without a result, or with a wrong proof. */
export async function countMiss(services: Services, address: string): Promise<void> {
  const { kysely, settings, now } = services;
  const limits = [settings.throttle.missedLookUps];
  // A miss beyond the limit need not be counted.
  await enforceAddressLimits(kysely, missesOf(address), limits, now()).catch(() => undefined);
}

/**
 * Counts a proof that is short enough to be guessed: three digits are found in a thousand tries. Whole numbers are not
 * counted here, so a guesser can't lock the owner out.
 * @throws ApiFailure 429
 */
export async function countShortProof(
  services: Services,
  code: string,
  address: string,
): Promise<Refund> {
  const { kysely, settings, now } = services;
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
