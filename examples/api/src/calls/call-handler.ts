import type { CallData, CallId, CallInput } from 'birrete/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { GenericSchema } from 'valibot';
import type { ApiEnv } from '../platform/http/api-env.ts';
import type { Target } from '../platform/http/target.ts';
import type { RequestAudit } from './audit-context.ts';

/** A call as its handler receives it. */
export interface Exchange<Input> {
  readonly c: Context<ApiEnv>;
  /** The body, checked by its schema. */
  readonly input: Input;
  /** The `{id}` of the path with `If-Match`. */
  readonly target: Target;
  readonly audit: RequestAudit;
}

/** The value under `data`, or a complete response. A call that answers only `success` can return anything. */
type Result<Id extends CallId> =
  CallData<Id> extends undefined
    ? unknown
    : CallData<Id> | Response | Promise<CallData<Id> | Response>;

/** Carries out a call that the server has authorized and checked. */
export type CallHandler<Id extends CallId, Input> = (exchange: Exchange<Input>) => Result<Id>;

/** The exceptions of one call. */
export interface RouteOptions<Input> {
  /** Runs before the body is read: throttles, and checks of the server's settings. */
  readonly before?: (c: Context<ApiEnv>) => unknown;
  /** This server's own schema of the body. @default the contract's */
  readonly input?: GenericSchema<unknown, Input>;
  /** Runs around the handler. */
  readonly around?: MiddlewareHandler<ApiEnv>;
}

/** Registers the handler of a call. The features receive it; `server/call-routes.ts` creates it. */
export type On = <Id extends CallId, Input = CallInput<Id>>(
  id: Id,
  handle: CallHandler<Id, Input>,
  options?: RouteOptions<Input>,
) => void;
