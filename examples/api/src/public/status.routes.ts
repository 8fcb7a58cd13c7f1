import { maskStatus, provesDocument, type StatusAnswer } from 'birrete/contract';
import type { Context } from 'hono';
import type { On } from '../server/call-routes.ts';
import { refuse } from '../server/failure.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { enforceAddressLimits, enforceRateLimit, isExhausted } from '../throttle/throttle.ts';
import { findStatus } from './status.query.ts';

const longestCode = 40;
const longestProof = 40;

/** Counted from everywhere together: codes are guessed from many addresses too. */
const missed = { kind: 'missed-look-up', parts: [] };

/** The status look-up: throttled, with the same answer for every unknown code. */
export function statusRoutes(on: On, services: Services): void {
  const { kysely, settings, addressOf } = services;
  on('findStatus', async ({ c }) => {
    await countLookUp(services, addressOf(c));
    const code = c.req.param('code') ?? '';
    const readable = code.length <= longestCode && !/\p{Cc}/u.test(code);
    const found = readable ? await findStatus(kysely, code) : undefined;
    if (found === undefined) {
      await countMiss(services);
      throw refuse('codeUnknown');
    }
    const isOpen = settings.lookUpProof === 'none' || (await showsProof(c, services, found));
    return isOpen ? found : maskStatus(found);
  });
}

/** While somebody guesses, an address has what one person needs and no more. */
async function countLookUp({ kysely, settings, now }: Services, address: string): Promise<void> {
  const { lookUpsByAddress, lookUpsDuringGuessing, missedLookUps } = settings.throttle;
  const at = now();
  await enforceAddressLimits(
    kysely,
    { kind: 'look-up', address },
    lookUpsByAddress,
    at,
    'tooManyLookUps',
  );
  if (!(await isExhausted(kysely, missed, missedLookUps, at))) return;
  await enforceAddressLimits(
    kysely,
    { kind: 'look-up-while-guessing', address },
    [lookUpsDuringGuessing],
    at,
    'tooManyLookUps',
  );
}

/** Misses beyond the limit need not be counted: the brake is on already. */
async function countMiss({ kysely, settings, now }: Services): Promise<void> {
  const { missedLookUps } = settings.throttle;
  await enforceRateLimit(kysely, missed, missedLookUps, now()).catch(() => undefined);
}

/** Three digits are guessed in a thousand tries: a code takes few wrong ones, wherever they come from. */
async function showsProof(
  c: Context<ApiEnv>,
  services: Services,
  { application, student }: StatusAnswer,
): Promise<boolean> {
  const proof = c.req.header('birrete-proof')?.trim() ?? '';
  if (proof === '' || proof.length > longestProof) return false;
  const { kysely, settings, now } = services;
  const bucket = { kind: 'proof', parts: [application.application_code] };
  const limit = settings.throttle.wrongProofsByCode;
  const refund = await enforceRateLimit(kysely, bucket, limit, now(), 'tooManyLookUps');
  const isProof = provesDocument(proof, student.id_number);
  await (isProof ? refund() : countMiss(services));
  return isProof;
}
