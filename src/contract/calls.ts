import type { GenericSchema, InferOutput } from 'valibot';
import { openIdCalls } from './account/openid.ts';
import { passkeyCalls } from './account/passkeys.ts';
import { sessionCalls } from './account/session.ts';
import { userCalls } from './account/users.ts';
import { applicationCalls } from './applications.ts';
import { careerCalls } from './careers.ts';
import { ceremonyCalls } from './ceremonies.ts';
import { correctionCalls } from './corrections.ts';
import { authorityCalls } from './documents/authorities.ts';
import { documentFieldCalls } from './documents/document-fields.ts';
import { documentTemplateCalls } from './documents/document-templates.ts';
import { printCalls } from './documents/prints.ts';
import { handoverCalls } from './handovers.ts';
import { holdCalls } from './holds.ts';
import { lookUpCalls } from './look-up.ts';
import { namedCatalogueCalls } from './named-catalogues.ts';
import { operationCalls, serverPaths } from './operations.ts';
import * as extraPaths from './paths/extra-paths.ts';
import * as paths from './paths/paths.ts';
import * as publicExtraPaths from './paths/public-extra-paths.ts';
import * as publicPaths from './paths/public-paths.ts';
import { privacyCalls } from './privacy.ts';
import type { RefusalId } from './refusals.ts';
import { reportCalls } from './reports.ts';
import type { CallRow } from './schema/call-row.ts';
import { summaryCalls } from './summary.ts';
import { titleProofCalls } from './title-proof.ts';
import { titleCalls } from './titles.ts';
import { verificationCalls } from './verification.ts';

/** Method and path of every call, by its id. */
export const callPaths = {
  ...publicPaths,
  ...paths,
  ...publicExtraPaths,
  ...extraPaths,
  ...serverPaths,
} as const;

/** The calls of the API contract, and those of the extras. */
export type CallId = keyof typeof callPaths;

/** One call of the contract. Its method and path are in `callPaths`, under the same id. */
export type Call = CallRow<RefusalId>;

/** Every call: audience, body, answer and refusals. Clients, servers, documents and tests derive from this table. */
export const calls = {
  ...sessionCalls,
  ...ceremonyCalls,
  ...namedCatalogueCalls,
  ...careerCalls,
  ...applicationCalls,
  ...privacyCalls,
  ...lookUpCalls,
  ...titleCalls,
  ...reportCalls,
  ...userCalls,
  ...authorityCalls,
  ...documentTemplateCalls,
  ...printCalls,
  ...documentFieldCalls,
  ...summaryCalls,
  ...handoverCalls,
  ...openIdCalls,
  ...passkeyCalls,
  ...titleProofCalls,
  ...verificationCalls,
  ...correctionCalls,
  ...holdCalls,
  ...operationCalls,
} as const satisfies Record<CallId, Call>;

/** The `message` of a success. */
export function doneMessage({ done }: Call, data: unknown): string | undefined {
  return typeof done === 'function' ? done(data as never) : done;
}

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
