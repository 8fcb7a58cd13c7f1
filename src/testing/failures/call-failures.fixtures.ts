import type { HttpHandler } from 'msw';
import type { failureMessages } from '../../provider/failure.messages.ts';
import type { FakeCall } from '../fake-api/contract-calls.ts';
import { answerHtml, answerTruncated, failWith, noAnswer } from '../fake-api/faults.ts';
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

/** The ways in which a call of the contract fails that stories show. */
export const callFailures = {
  noAnswer: { on: noAnswer, notice: 'noAnswer' },
  unauthorized: answered(401),
  forbidden: answered(403),
  missing: answered(404),
  conflict: refused(409, 'Otra persona lo cambió.'),
  invalid: refused(422, 'El dato no es válido.', 'message'),
  tooMany: refused(429, 'Demasiados intentos. Espera un minuto.'),
  server: answered(500, { code: 'E_DB' }),
  unavailable: answered(503),
  page: { on: answerHtml, notice: 'unreadable' },
  truncated: { on: answerTruncated, notice: 'unreadable' },
} as const satisfies Record<string, CallFailure>;
