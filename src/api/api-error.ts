/**
 * What kept a call from its answer:
 * - `no-answer`: nothing came within the limit, or the connection is down
 * - `unauthorized` 401, `forbidden` 403, `missing` 404, `invalid` 422, `server` 500
 * - `refused`: any other status, or a 2xx that says `success: false`
 * - `unreadable`: a 2xx whose body is not what the API contract describes
 * - `abandoned`: aborted because the person left the screen; nothing is reported
 */
export type ApiErrorKind =
  | 'no-answer'
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'invalid'
  | 'server'
  | 'refused'
  | 'unreadable'
  | 'abandoned';

interface ApiErrorDetails {
  readonly kind: ApiErrorKind;
  /** Method and path template of the call, for logs: 'GET /api/public/status/{code}'. Never personal data. */
  readonly call: string;
  readonly status?: number | undefined;
  /** `X-Request-Id` of the answer. */
  readonly requestId?: string | undefined;
  /** The server's own sentence: its `error` or `message` field, in the call's order, if that is a text. */
  readonly serverMessage?: string | undefined;
  readonly cause?: unknown;
}

/** The one error the transport throws. It knows no screen: `provider/` turns it into what a person reads. */
export class ApiError extends Error {
  // Declared only: the constructor assigns them.
  declare readonly kind: ApiErrorKind;
  declare readonly call: string;
  declare readonly status: number | undefined;
  declare readonly requestId: string | undefined;
  declare readonly serverMessage: string | undefined;

  constructor({ kind, call, status, requestId, serverMessage, cause }: ApiErrorDetails) {
    super(`${call}: ${kind}${status === undefined ? '' : ` (${status})`}`, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.call = call;
    this.status = status;
    this.requestId = requestId;
    this.serverMessage = serverMessage;
  }
}

const kindByStatus: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  422: 'invalid',
  500: 'server',
};

/** The kind of an answer outside 2xx. */
export function kindOfStatus(status: number): ApiErrorKind {
  return kindByStatus[status] ?? 'refused';
}

/**
 * Whether a call that failed may have changed something all the same. A server that understood and declined did
 * nothing; a cut connection, a gateway's timeout or an answer that can't be read leave it open.
 */
export function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.kind === 'abandoned' || error.kind === 'no-answer') return true;
  return error.kind === 'unreadable' || (error.status !== undefined && error.status >= 500);
}

const outdatedStatuses = [404, 409, 412];

/** Whether the row that a call was about is gone or was changed by somebody else: its list has to be read again. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && outdatedStatuses.includes(error.status ?? 0);
}
