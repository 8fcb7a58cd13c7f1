import { type Refusal, type RefusalId, refusalMessage, refusals } from 'birrete/contract';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface FailureDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /** Messages by field name, when the body is at fault. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * A declined call: an HTTP status and a Spanish message for the user.
 *
 * Thrown anywhere below a route; `answerFailure` turns it into `{ success: false, error, fields? }`. The message never
 * reveals the server's internals.
 */
export class ApiFailure extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(status: number, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status as ContentfulStatusCode;
    this.headers = details.headers ?? {};
    this.fields = details.fields;
  }
}

interface RefuseDetails {
  readonly headers?: Readonly<Record<string, string>>;
  /** The field of the body that is at fault. */
  readonly field?: string;
}

/** The failure for a refusal of the contract, by its id or as a rule returns it. */
export function refuse(
  refusal: RefusalId | Refusal<RefusalId>,
  { headers = {}, field }: RefuseDetails = {},
): ApiFailure {
  const declined = typeof refusal === 'string' ? { id: refusal } : refusal;
  const message = refusalMessage(declined);
  const fields = field === undefined ? {} : { fields: { [field]: message } };
  return new ApiFailure(refusals[declined.id].status, message, { headers, ...fields });
}

/** Declines the call if a rule refuses it. @throws ApiFailure */
export function demand(refusal: Refusal<RefusalId> | undefined): void {
  if (refusal !== undefined) throw refuse(refusal);
}

/** 429 with the number of seconds after which to try again. */
export function tooMany(refusal: RefusalId, retryAfterSeconds: number): ApiFailure {
  return refuse(refusal, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
}
