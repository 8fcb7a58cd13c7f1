import type { HttpHandler } from 'msw';
import { generalRefusals } from '#contract/schema/refusal.ts';
import type { failureMessages } from '#provider/failure.messages.ts';
import type { FakeCall } from '../fake-api/contract-calls.ts';
import { answerHtml, answerTruncated, failWith, noAnswer } from '../fake-api/faults.ts';
import type { HandlerOptions } from '../fake-api/handler-for.ts';

type GeneralMessage = keyof typeof failureMessages.defaults;

/** One way in which a call fails: how the fake API produces it, and the texts that a user reads. */
export interface CallFailure {
  readonly on: (call: FakeCall, options?: HandlerOptions) => HttpHandler;
  /** The server's message, which replaces the feature's default. */
  readonly said?: string;
  /** The general message of the notice, by its key. */
  readonly notice?: GeneralMessage;
}

const noticeOf: Readonly<Record<number, GeneralMessage>> = {
  403: 'forbidden',
  404: 'missing',
  500: 'server',
};

/** A failure that the server explains. */
type ExplainedFailure = CallFailure & Required<Pick<CallFailure, 'said'>>;

/** A status without a message. @param error a value in its place, e.g. an object */
function answered(status: number, error?: unknown): CallFailure {
  const notice = noticeOf[status];
  return {
    on: (call, options) => failWith(call, { status, error }, options),
    ...(notice === undefined ? {} : { notice }),
  };
}

/** A status with a message of the server. */
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
  unavailable: { ...answered(503), notice: 'unknown' },
  readOnlyDatabase: refused(503, generalRefusals.readOnlyDatabase.message),
  page: { on: answerHtml, notice: 'page' },
  truncated: { on: answerTruncated, notice: 'unreadable' },
} as const satisfies Record<string, CallFailure>;
