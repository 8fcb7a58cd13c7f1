import { type HttpHandler, type HttpResponseResolver, http } from 'msw';
import type { CallMethod } from '#contract/paths/call-path.ts';
import { type FakeCall, routeOf } from './contract-calls.ts';

/** The origin of a handler, and the number of its answers. */
export type HandlerOptions = {
  /** Scheme, host and port before the paths of the API contract. Default: any origin. */
  baseUrl?: string | undefined;
  /** Answer one request and then let the next handlers answer. Default false. */
  once?: boolean | undefined;
};

const registerBy = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
} satisfies Record<CallMethod, unknown>;

/** An MSW handler for one call. */
export function handlerFor(
  call: FakeCall,
  options: HandlerOptions,
  resolver: HttpResponseResolver,
): HttpHandler {
  const { method, pattern } = routeOf(call, options.baseUrl);
  return registerBy[method](pattern, resolver, { once: options.once ?? false });
}
