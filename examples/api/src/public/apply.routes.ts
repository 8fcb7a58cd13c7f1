import { type Context, Hono } from 'hono';
import { publicAct } from '../audit/record-audit.ts';
import { invalid } from '../server/failure.ts';
import { readBody } from '../server/read-body.ts';
import type { ApiEnv, Services } from '../server/services.ts';
import { countAddress } from '../throttle/throttle.ts';
import { applyInput } from './apply.input.ts';
import { applyMessages } from './apply.messages.ts';
import { submitApplication } from './submit-application.ts';

/** POST /api/public/apply: throttled; `Idempotency-Key` is an addition. */
export function applyRoutes(services: Services): Hono<ApiEnv> {
  const { kysely, settings, now, addressOf } = services;
  const input = applyInput(settings);
  const routes = new Hono<ApiEnv>();
  routes.post('/apply', async (c) => {
    const caller = { kind: 'apply', address: addressOf(c) };
    const limits = settings.throttle.applicationsByAddress;
    await countAddress(kysely, caller, limits, now(), applyMessages.tooMany);
    const key = idempotencyKey(c);
    const body = await readBody(c, input);
    const submission = await submitApplication(services, body, publicAct(c, services), key);
    const { repeated, ...data } = submission;
    if (repeated) c.header('Idempotency-Replayed', 'true');
    return c.json({ success: true, message: applyMessages.submitted, data }, 201);
  });
  return routes;
}

function idempotencyKey(c: Context<ApiEnv>): string | undefined {
  const key = c.req.header('idempotency-key')?.trim();
  if (key === undefined) return undefined;
  if (key === '' || key.length > 200) throw invalid(applyMessages.idempotencyKeyInvalid);
  return key;
}
