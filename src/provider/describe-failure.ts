import { ApiError, type ApiErrorKind } from '../api/api-error.ts';
import type { failureMessages } from './failure.messages.ts';

/** The global sentences, with a host's own in their place. */
export type FailureMessages = typeof failureMessages.defaults;

/** A feature's own sentence for its failures, and which of a server's fields has precedence over it. */
export interface FailureMessage {
  /** The feature's own sentence. */
  readonly sentence: string;
  /** Whether the server's sentence, where there is one, replaces it. @default true */
  readonly prefersServer?: boolean | undefined;
}

/** What a person reads of a failure: the leading sentence and, unless it is the same, the global one. */
export interface FailureDescription {
  readonly lead: string;
  readonly global: string | undefined;
}

/**
 * The one place that turns a failure into words. Undefined for a call that was aborted because the person left the
 * screen.
 */
export function describeFailure(
  error: unknown,
  { sentence, prefersServer = true }: FailureMessage,
  messages: FailureMessages,
): FailureDescription | undefined {
  if (!(error instanceof ApiError)) return { lead: sentence, global: undefined };
  if (error.kind === 'abandoned') return undefined;

  const lead = (prefersServer ? error.serverMessage : undefined) ?? sentence;
  const global = globalSentence(error.kind, error.serverMessage, messages);
  return { lead, global: global === lead ? undefined : global };
}

function globalSentence(
  kind: Exclude<ApiErrorKind, 'abandoned'>,
  serverMessage: string | undefined,
  messages: FailureMessages,
): string {
  switch (kind) {
    case 'no-answer':
      return messages.noAnswer;
    case 'unauthorized':
      return messages.unauthorized;
    case 'forbidden':
      return messages.forbidden;
    case 'missing':
      return messages.missing;
    case 'server':
      return messages.server;
    case 'unreadable':
      return messages.unreadable;
    case 'invalid':
    case 'refused':
      return serverMessage ?? messages.unknown;
    default:
      return kind satisfies never;
  }
}
