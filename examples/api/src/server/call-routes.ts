import {
  type Call,
  type CallId,
  type CallInput,
  callPaths,
  calls,
  doneMessage,
  methodOf,
  pathOf,
  refusals,
} from 'birrete/contract';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { GenericSchema } from 'valibot';
import { requireAudience } from '../account/auth/require-audience.ts';
import { demandProof } from '../account/auth/step-up.ts';
import { auditContextOf, type RequestAudit } from '../calls/audit-context.ts';
import type { CallHandler, On, RouteOptions } from '../calls/call-handler.ts';
import type { Services } from '../calls/services.ts';
import type { ApiEnv } from '../platform/http/api-env.ts';
import { readBody } from '../platform/http/read-body.ts';
import { targetOf, versionTag } from '../platform/http/target.ts';
import { logSecurity } from '../platform/logging/security-log.ts';
import { createBodyReceiver } from './receive-body.ts';

/**
 * Registers handlers by the id of their call. Method, path, audience, proof of identity, body, status and envelope come
 * from the contract.
 * Each call has its guard, so that an unknown path is 404 for all callers.
 *
 * @param limitWrites limits how many changes run at once
 */
export function createCallRoutes(
  app: Hono<ApiEnv>,
  services: Services,
  limitWrites: MiddlewareHandler<ApiEnv>,
): On {
  const receiveBody = createBodyReceiver();
  return <Id extends CallId, Input = CallInput<Id>>(
    id: Id,
    handle: CallHandler<Id, Input>,
    { before, input, around = proceed }: RouteOptions<Input> = {},
  ) => {
    const call: Call = calls[id];
    const path = pathOf(callPaths[id]);
    const schema: GenericSchema | undefined = input ?? call.input;
    const admit = requireAudience(id, call, services);
    const queue = call.queue === 'own' ? proceed : limitWrites;
    app.on(
      methodOf(callPaths[id]),
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Only bodies of users who may send them are received, and the session may end while one arrives.
      call.body === 'pictures' ? admit : proceed,
      receiveBody(call),
      admit,
      queue,
      around,
      async (c) => {
        await before?.(c);
        await demandProof(c, services, call);
        const body = schema === undefined ? undefined : await readBody(c, schema);
        const exchange = {
          c,
          input: body as Input,
          get target() {
            return targetOf(c, missingOf(call));
          },
          audit: auditContextOf(c, services),
        };
        const data = await handle(exchange);
        if (call.proof === 'fresh') logPowerful(exchange.audit, services, id);
        return data instanceof Response ? data : respond(c, call, data);
      },
    );
  };
}

/** Logs that a call which needs a recent proof of identity was carried out. */
function logPowerful(
  { requestId, address, actor }: RequestAudit,
  services: Services,
  call: CallId,
) {
  logSecurity(services, { event: 'powerful-call', requestId, address, account: actor.id, call });
}

const proceed: MiddlewareHandler<ApiEnv> = (_c, next) => next();

function respond(c: Context<ApiEnv>, call: Call, data: unknown): Response {
  const { status, answer } = call;
  const done = doneMessage(call, data);
  const message = done === undefined ? {} : { message: done };
  const tag = c.req.method === 'GET' ? undefined : tagOf(data);
  if (tag !== undefined) c.header('ETag', tag);
  return c.json({ success: true, ...message, ...(answer.kind === 'done' ? {} : { data }) }, status);
}

/** The tag of a changed row, for the `If-Match` of the next change. */
function tagOf(data: unknown): string | undefined {
  const isVersioned = typeof data === 'object' && data !== null && 'version' in data;
  return isVersioned ? versionTag(Number(data.version)) : undefined;
}

/** The refusal for an `{id}` that no row can have. */
function missingOf({ refusals: ids = [] }: Call) {
  return ids.findLast((id) => refusals[id].status === 404) ?? 'unknownPath';
}
