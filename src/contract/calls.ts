import type { GenericSchema, InferOutput } from 'valibot';
import type { Call } from './call.ts';
import { applicationCalls } from './calls/applications.ts';
import { careerCalls } from './calls/careers.ts';
import { ceremonyCalls } from './calls/ceremonies.ts';
import { publicCalls } from './calls/public.ts';
import { titleCalls } from './calls/titles-and-reports.ts';
import { userCalls } from './calls/users.ts';
import { extraCalls } from './extra-calls.ts';
import * as extraPaths from './extra-paths.ts';
import { namedCatalogueCalls } from './named-catalogues.ts';
import * as paths from './paths.ts';
import { serverPaths } from './server-paths.ts';

/** Method and path of every call, by its id. */
export const callPaths = { ...paths, ...extraPaths, ...serverPaths } as const;

/** The calls of the API contract, and those of the extras. */
export type CallId = keyof typeof callPaths;

/** Every call: audience, body, answer and refusals. Clients, servers, documents and tests derive from this table. */
export const calls = {
  ...publicCalls,
  ...ceremonyCalls,
  ...applicationCalls,
  ...titleCalls,
  ...namedCatalogueCalls,
  ...careerCalls,
  ...userCalls,
  ...extraCalls,
} as const satisfies Record<CallId, Call>;

type Calls = typeof calls;

/** The body of a call after its check; undefined for a call without one. */
export type CallInput<Id extends CallId> = Calls[Id] extends {
  readonly input: infer Input extends GenericSchema;
}
  ? InferOutput<Input>
  : undefined;

/** The value under `data` in the answer to a call; none for one that answers `success` alone. */
export type CallData<Id extends CallId> = Calls[Id]['answer'] extends {
  readonly kind: infer Kind;
  readonly schema: infer Schema extends GenericSchema;
}
  ? Kind extends 'list'
    ? readonly InferOutput<Schema>[]
    : InferOutput<Schema>
  : undefined;
