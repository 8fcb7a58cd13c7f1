import {
  type Call,
  type CallData,
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
import { type AuditContext, auditContextOf } from '../audit/record-audit.ts';
import { requireAudience } from '../auth/require-administrator.ts';
import { readBody } from './read-body.ts';
import type { ApiEnv, Services } from './services.ts';
import { type Target, targetOf, versionTag } from './target.ts';

/** A call as its handler receives it. */
interface Exchange<Input> {
  readonly c: Context<ApiEnv>;
  /** The body, checked by its schema. */
  readonly input: Input;
  /** The `{id}` of the path with `If-Match`. */
  readonly target: Target;
  readonly audit: AuditContext;
}

/** The value under `data`, or a complete response. A call that answers only `success` can return anything. */
type Result<Id extends CallId> =
  CallData<Id> extends undefined
    ? unknown
    : CallData<Id> | Response | Promise<CallData<Id> | Response>;

type Handler<Id extends CallId, Input> = (exchange: Exchange<Input>) => Result<Id>;

interface RouteOptions<Input> {
  /** Runs before the body is read: throttles, and checks of the server's settings. */
  readonly before?: (c: Context<ApiEnv>) => unknown;
  /** This server's own schema of the body. @default the contract's */
  readonly input?: GenericSchema<unknown, Input>;
  /** Runs around the handler. */
  readonly around?: MiddlewareHandler<ApiEnv>;
}

/** Registers the handler of a call. */
export type On = <Id extends CallId, Input = CallInput<Id>>(
  id: Id,
  handle: Handler<Id, Input>,
  options?: RouteOptions<Input>,
) => void;

/**
 * Registers handlers by the id of their call. Method, path, audience, body, status and envelope come from the contract.
 * Each call has its guard, so that an unknown path is 404 for all callers.
 *
 * @param limitWrites limits how many changes run at once
 */
export function createCallRoutes(
  app: Hono<ApiEnv>,
  services: Services,
  limitWrites: MiddlewareHandler<ApiEnv>,
): On {
  return <Id extends CallId, Input = CallInput<Id>>(
    id: Id,
    handle: Handler<Id, Input>,
    { before, input, around = proceed }: RouteOptions<Input> = {},
  ) => {
    const call: Call = calls[id];
    const path = pathOf(callPaths[id]);
    const schema: GenericSchema | undefined = input ?? call.input;
    const queue = hasOwnQueue(path) ? proceed : limitWrites;
    app.on(
      methodOf(callPaths[id]),
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      requireAudience(id, call, services),
      queue,
      around,
      async (c) => {
        await before?.(c);
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
        return data instanceof Response ? data : respond(c, call, data);
      },
    );
  };
}

/** Sign-ins wait for the password hasher, reports and documents for their threads. */
function hasOwnQueue(path: string): boolean {
  return /^\/api\/(?:auth\/|reports\/|documents\b)/.test(path);
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
