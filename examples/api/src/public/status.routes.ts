import { Hono } from 'hono';
import { missing } from '../server/failure.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { countAddress } from '../throttle/throttle.ts';
import { statusMessages } from './status.messages.ts';
import { findStatus } from './status.query.ts';

const longestCode = 40;

/** GET /api/public/status/{code}: throttled, and every miss answers alike. */
export function statusRoutes(services: Services): Hono<ApiEnv> {
  const { kysely, settings, now, addressOf } = services;
  const routes = new Hono<ApiEnv>();
  routes.get('/status/:code', async (c) => {
    const caller = { kind: 'look-up', address: addressOf(c) };
    const limits = settings.throttle.lookUpsByAddress;
    await countAddress(kysely, caller, limits, now(), statusMessages.tooMany);
    const code = c.req.param('code');
    const readable = code.length <= longestCode && !/\p{Cc}/u.test(code);
    const data = readable ? await findStatus(kysely, code) : undefined;
    if (data === undefined) throw missing(statusMessages.notFound);
    return c.json({ success: true, data });
  });
  return routes;
}
