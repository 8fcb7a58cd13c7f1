import { ApiError, type ApiErrorKind, isPage } from '../api/api-error.ts';
import type { failureMessages } from './failure.messages.ts';

/** The global messages, with the host's overrides. */
export type FailureMessages = typeof failureMessages.defaults;

/** A feature's message for a failure, and its precedence over the server's. */
export interface FailureMessage {
  /** The feature's message. */
  readonly message: string;
  /** True if the server's message, if there is one, replaces the feature's. @default true */
  readonly prefersServer?: boolean | undefined;
}

/** The text shown for a failure: the leading message and, unless it is the same, the global one. */
export interface FailureDescription {
  readonly lead: string;
  readonly global: string | undefined;
}

/** Chooses the messages for a failure. Undefined for a call that was aborted because the user left the screen. */
export function describeFailure(
  error: unknown,
  { message, prefersServer = true }: FailureMessage,
  messages: FailureMessages,
): FailureDescription | undefined {
  if (!(error instanceof ApiError)) return { lead: message, global: undefined };
  if (error.kind === 'abandoned') return undefined;

  const lead = (prefersServer ? error.serverMessage : undefined) ?? message;
  const global = globalMessage(error.kind, error, messages);
  return { lead, global: global === lead ? undefined : global };
}

function globalMessage(
  kind: Exclude<ApiErrorKind, 'abandoned'>,
  error: ApiError,
  messages: FailureMessages,
): string {
  const { serverMessage, status = 500 } = error;
  switch (kind) {
    case 'network':
    case 'timeout':
      return messages.noAnswer;
    case 'unauthorized':
      return messages.unauthorized;
    case 'forbidden':
      return messages.forbidden;
    case 'not-found':
      return messages.missing;
    case 'server':
      return status === 500 ? messages.server : (serverMessage ?? messages.unknown);
    case 'unreadable':
      return isPage(error) ? messages.page : messages.unreadable;
    case 'conflict':
    case 'invalid':
    case 'rate-limited':
    case 'refused':
      return serverMessage ?? messages.unknown;
    default:
      return kind satisfies never;
  }
}
