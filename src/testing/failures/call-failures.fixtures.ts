import type { HttpHandler } from 'msw';
import type { failureMessages } from '../../provider/failure.messages.ts';
import type { FakeCall } from '../fake-api/contract-calls.ts';
import {
  answerEmpty,
  answerHtml,
  answerTruncated,
  answerUnsuccessful,
  failWith,
  never,
  noAnswer,
} from '../fake-api/faults.ts';
import type { HandlerOptions } from '../fake-api/handler-for.ts';

type GlobalSentence = keyof typeof failureMessages.defaults;

/** One way in which a call fails: how the fake API produces it, and what a person reads of it. */
export interface CallFailure {
  readonly on: (call: FakeCall, options?: HandlerOptions) => HttpHandler;
  /** The server's sentence, which is read in place of the feature's own. */
  readonly said?: string;
  /** The global sentence of the notice, by its key. */
  readonly notice?: GlobalSentence;
}

const noticeOf: Readonly<Record<number, GlobalSentence>> = {
  403: 'forbidden',
  404: 'missing',
  500: 'server',
  503: 'unknown',
};

/** A failure that the server explains. */
type ExplainedFailure = CallFailure & Required<Pick<CallFailure, 'said'>>;

/** A status without a sentence. @param error what replaces it, e.g. an object */
function answered(status: number, error?: unknown): CallFailure {
  const notice = noticeOf[status];
  return {
    on: (call, options) => failWith(call, { status, error }, options),
    ...(notice === undefined ? {} : { notice }),
  };
}

/** A status with the server's own sentence. */
export function refused(
  status: number,
  said: string,
  field: 'error' | 'message' = 'error',
): ExplainedFailure {
  return {
    ...answered(status),
    on: (call, options) => failWith(call, { status, [field]: said }, options),
    said,
  };
}

/** Status 200 with `success: false` and the server's own sentence. */
export function unsuccessful(said: string, field: 'error' | 'message' = 'error'): ExplainedFailure {
  return { on: (call, options) => answerUnsuccessful(call, { [field]: said }, options), said };
}

/** Every way in which a call of the contract fails. */
export const callFailures = {
  noAnswer: { on: noAnswer, notice: 'noAnswer' },
  tooLate: { on: never, notice: 'noAnswer' },
  badRequest: refused(400, 'El dato ya está registrado.'),
  unauthorized: answered(401),
  forbidden: answered(403),
  missing: answered(404),
  missingInWords: refused(404, 'Eso ya no existe.'),
  conflict: refused(409, 'Otra persona lo cambió.'),
  invalid: refused(422, 'El dato no es válido.', 'message'),
  tooMany: refused(429, 'Demasiados intentos. Espera un minuto.'),
  server: answered(500, { code: 'E_DB' }),
  unavailable: answered(503),
  gatewayPage: {
    on: (call, options) => answerHtml(call, { ...options, status: 502 }),
    notice: 'unknown',
  },
  page: { on: answerHtml, notice: 'unreadable' },
  empty: { on: answerEmpty, notice: 'unreadable' },
  truncated: { on: answerTruncated, notice: 'unreadable' },
  unsuccessful: { on: answerUnsuccessfully, notice: 'unknown' },
  unsuccessfulInWords: unsuccessful('Hoy no se puede.', 'message'),
} as const satisfies Record<string, CallFailure>;

function answerUnsuccessfully(call: FakeCall, options?: HandlerOptions): HttpHandler {
  return answerUnsuccessful(call, {}, options);
}
