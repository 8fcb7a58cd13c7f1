/**
 * The reasons for a failed call:
 * - `network`: no connection, or one that the browser blocked; `timeout`: no response within the time limit
 * - `unauthorized` 401, `forbidden` 403, `not-found` 404, `conflict` 409 or 412, `invalid` 422, `rate-limited` 429
 * - `server`: any 5xx
 * - `refused`: any other status, or a 2xx with `success: false`
 * - `unreadable`: a 2xx whose body differs from the API contract
 * - `abandoned`: aborted because the user left the screen; not reported
 */
export type ApiErrorKind =
  | 'network'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'rate-limited'
  | 'server'
  | 'refused'
  | 'unreadable'
  | 'abandoned';

/** The server's messages about single fields of a body, by their names on the wire. */
export type FieldMessages = Readonly<Record<string, string>>;

interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** Method and path template of the call, for logs: 'GET /api/public/status/{code}'. Never personal data. */
  readonly call: string;
  readonly status?: number | undefined;
  /** `X-Request-Id` of the response. */
  readonly requestId?: string | undefined;
  /** The server's message: its `error` or `message` field, in the call's order, if that is text. */
  readonly serverMessage?: string | undefined;
  readonly fields?: FieldMessages | undefined;
  readonly cause?: unknown;
}

/** The only error that the transport throws. `provider/` turns it into a message for the user. */
export class ApiError extends Error {
  // Declared only: the constructor assigns them.
  /** The kind of failure. */
  declare readonly kind: ApiErrorKind;
  /** Method and path template: 'GET /api/public/status/{code}'. */
  declare readonly call: string;
  /** HTTP status of the response; undefined if there was none. */
  declare readonly status: number | undefined;
  /** `X-Request-Id` of the response. */
  declare readonly requestId: string | undefined;
  /** The server's message for the user, if it sent one. */
  declare readonly serverMessage: string | undefined;
  /** The server's messages about single fields, by their names on the wire, if it named any. */
  declare readonly fields: FieldMessages | undefined;

  constructor({ kind, call, status, requestId, serverMessage, fields, cause }: ApiErrorDetails) {
    super(`${call}: ${kind}${status === undefined ? '' : ` (${status})`}`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.call = call;
    this.status = status;
    this.requestId = requestId;
    this.serverMessage = serverMessage;
    this.fields = fields;
  }
}

/** True if a call failed because nobody is signed in, or the session has expired. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unauthorized';
}

const kindByStatus: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'conflict',
  422: 'invalid',
  429: 'rate-limited',
};

/** The kind of a response outside 2xx. */
export function kindOfStatus(status: number): ApiErrorKind {
  return kindByStatus[status] ?? (status >= 500 ? 'server' : 'refused');
}

/** The reason in the `cause` of a failure whose body is a page. */
export const pageReceived = 'body: a page, not JSON';

/** True if a page came in place of the server's answer, as from the sign-in of a Wi-Fi network. */
export function isPage({ cause }: ApiError): boolean {
  return cause instanceof Error && cause.message === pageReceived;
}

/** True if the server gave no response. */
export function isUnanswered({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'timeout';
}

/**
 * True if a failed call may still have changed something. A server that understood and declined changed nothing; a
 * dropped connection, a gateway timeout or an unreadable response leave it open.
 */
export function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.kind === 'abandoned' || isUnanswered(error)) return true;
  return error.kind === 'unreadable' || (error.status !== undefined && error.status >= 500);
}

const outdatedStatuses = [404, 409, 412];

/** True if the row of a call was deleted or changed by another user, so its list has to be read again. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && outdatedStatuses.includes(error.status ?? 0);
}
