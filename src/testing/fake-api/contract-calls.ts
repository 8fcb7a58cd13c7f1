import { type CallMethod, methodOf, pathOf } from '#contract/paths/call-path.ts';
import type * as extraPaths from '#contract/paths/extra-paths.ts';
import * as paths from '#contract/paths/paths.ts';
import type * as publicExtraPaths from '#contract/paths/public-extra-paths.ts';
import * as publicPaths from '#contract/paths/public-paths.ts';

/** Every call of the API contract, each once: the names by which faults of the fake API are chosen. */
export const contractCalls: readonly ContractCall[] = Object.values({
  ...publicPaths,
  ...paths,
});

/** One call of the API contract, written as its method and path: `'POST /api/public/apply'`. */
export type ContractCall =
  | (typeof publicPaths)[keyof typeof publicPaths]
  | (typeof paths)[keyof typeof paths];

/** Calls beyond the API contract, which the fake API answers if its `extras` name them. */
type AdditionalCall =
  | (typeof publicExtraPaths)[keyof typeof publicExtraPaths]
  | (typeof extraPaths)[keyof typeof extraPaths];

/** Every call that the fake API can answer, and for which a fault can be set. */
export type FakeCall = ContractCall | AdditionalCall;

/** A call taken apart for MSW; `pattern` has `:id` for `{id}` and follows `baseUrl`. */
export type CallRoute = { method: CallMethod; pattern: string };

/**
 * The method and the path pattern of a call.
 *
 * @param baseUrl Scheme, host and port before the paths of the API contract. Default `*`: any origin.
 */
export function routeOf(call: FakeCall, baseUrl = '*'): CallRoute {
  const base = baseUrl.replace(/\/+$/, '');
  return { method: methodOf(call), pattern: base + pathOf(call).replace(/\{(\w+)\}/g, ':$1') };
}
