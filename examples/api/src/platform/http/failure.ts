import {
  type Refusal,
  type RefusalId,
  refusalFields,
  refusalMessage,
  refusals,
} from 'birrete/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface FailureDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /** Messages by field name, when the body is at fault. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The name of the rate limit that refused the call, for the metrics. */
  readonly limit?: string | undefined;
}

/**
 * A declined call: an HTTP status and a Spanish message for the user.
 *
 * `answerFailure` turns it into `{ success: false, error, fields? }`. The message never reveals the server's internals.
 */
export class ApiFailure extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly limit: string | undefined;

  constructor(status: number, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status as ContentfulStatusCode;
    this.headers = details.headers ?? {};
    this.fields = details.fields;
    this.limit = details.limit;
  }
}

interface RefuseDetails {
  readonly headers?: Readonly<Record<string, string>>;
  readonly limit?: string | undefined;
  /** The field's name in the body of the call. @default its name in the contract, if the refusal is about one field */
  readonly field?: string | undefined;
}

/** Creates the failure for a refusal of the contract, given by id or as returned by a rule. */
export function refuse(
  refusal: RefusalId | Refusal<RefusalId>,
  { headers = {}, limit, field }: RefuseDetails = {},
): ApiFailure {
  const declined = typeof refusal === 'string' ? { id: refusal } : refusal;
  const message = refusalMessage(declined);
  const fields = refusalFields(declined, field);
  const { status } = refusals[declined.id];
  return new ApiFailure(status, message, {
    headers,
    limit,
    ...(fields === undefined ? {} : { fields }),
  });
}

/** Declines the call if a rule refuses it. @throws ApiFailure */
export function demand(
  refusal: Refusal<RefusalId> | undefined,
  details: Pick<RefuseDetails, 'field'> = {},
): void {
  if (refusal !== undefined) throw refuse(refusal, details);
}

/** Creates a 429 of a rate limit, with the number of seconds after which to try again. */
export function tooMany(refusal: RefusalId, retryAfterSeconds: number, limit?: string): ApiFailure {
  return refuse(refusal, {
    limit,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
}
