import type { ContentfulStatusCode } from 'hono/utils/http-status';

type FailureDetails = {
  headers?: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, string>>;
};

/**
 * A refusal that reaches the person: an HTTP status and one Spanish sentence.
 *
 * Thrown anywhere below a route; `answerFailure` turns it into `{ success: false, error, fields? }`. Its sentence never
 * reveals the server's internals.
 */
export class ApiFailure extends Error {
  readonly status: ContentfulStatusCode;
  readonly headers: Readonly<Record<string, string>>;
  /** Sentences by field name, when the body was at fault. */
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(status: ContentfulStatusCode, sentence: string, details: FailureDetails = {}) {
    super(sentence);
    this.name = 'ApiFailure';
    this.status = status;
    this.headers = details.headers ?? {};
    this.fields = details.fields;
  }
}

/** 422: what was sent cannot be accepted. */
export function invalid(sentence: string, fields?: Readonly<Record<string, string>>): ApiFailure {
  return new ApiFailure(422, sentence, fields === undefined ? {} : { fields });
}

/** 409: what was sent is right in itself, but collides with what is stored. */
export function conflict(sentence: string): ApiFailure {
  return new ApiFailure(409, sentence);
}

/** 404: it does not exist. */
export function missing(sentence: string): ApiFailure {
  return new ApiFailure(404, sentence);
}

/** 429 with the seconds after which trying again makes sense. */
export function tooMany(sentence: string, retryAfterSeconds: number): ApiFailure {
  return new ApiFailure(429, sentence, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  });
}
