import { type Context, Hono } from 'hono';
import { missing } from '../server/failure.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { countAddress, countCall, isSpent } from '../throttle/throttle.ts';
import { maskStatus, provesDocument } from './mask-status.ts';
import type { StatusAnswer } from './status.answer.ts';
import { statusMessages } from './status.messages.ts';
import { findStatus } from './status.query.ts';

const longestCode = 40;
const longestProof = 40;

/** Counted from everywhere together: codes are guessed from many addresses too. */
const missed = { kind: 'missed-look-up', parts: [] };

/** GET /api/public/status/{code}: throttled, and every miss answers alike; `Birrete-Proof` is an addition. */
export function statusRoutes(services: Services): Hono<ApiEnv> {
  const { kysely, settings, addressOf } = services;
  const routes = new Hono<ApiEnv>();
  routes.get('/status/:code', async (c) => {
    await countLookUp(services, addressOf(c));
    const code = c.req.param('code');
    const readable = code.length <= longestCode && !/\p{Cc}/u.test(code);
    const found = readable ? await findStatus(kysely, code) : undefined;
    if (found === undefined) {
      await countMiss(services);
      throw missing(statusMessages.notFound);
    }
    const isOpen = settings.lookUpProof === 'none' || (await showsProof(c, services, found));
    return c.json({ success: true, data: isOpen ? found : maskStatus(found) });
  });
  return routes;
}

/** While somebody guesses, an address has what one person needs and no more. */
async function countLookUp({ kysely, settings, now }: Services, address: string): Promise<void> {
  const { lookUpsByAddress, lookUpsUnderBrake, missedLookUps } = settings.throttle;
  const at = now();
  await countAddress(
    kysely,
    { kind: 'look-up', address },
    lookUpsByAddress,
    at,
    statusMessages.tooMany,
  );
  if (!(await isSpent(kysely, missed, missedLookUps, at))) return;
  await countAddress(
    kysely,
    { kind: 'look-up-under-brake', address },
    [lookUpsUnderBrake],
    at,
    statusMessages.tooMany,
  );
}

/** Misses beyond the limit need not be counted: the brake is on already. */
async function countMiss({ kysely, settings, now }: Services): Promise<void> {
  const { missedLookUps } = settings.throttle;
  await countCall(kysely, missed, missedLookUps, now()).catch(() => undefined);
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
  const forgive = await countCall(kysely, bucket, limit, now(), statusMessages.tooMany);
  const isProof = provesDocument(proof, student.id_number);
  await (isProof ? forgive() : countMiss(services));
  return isProof;
}
