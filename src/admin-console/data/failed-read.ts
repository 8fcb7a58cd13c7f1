import type { FailureNotices } from '#provider/failure-notices.ts';

interface FailureReport {
  /** Shown unless the server sends a message. */
  readonly message: string;
  readonly notices: FailureNotices;
  /** True if the data of an earlier read stays on screen. */
  readonly hasData: boolean;
}

/**
 * Reports a failed read: in a notice if earlier data stays on screen, otherwise the screen shows the error's message in
 * place of the data.
 *
 * Call it in a query function. That runs once per read, whereas a component would report the failure on each render.
 */
export function failedRead(cause: unknown, { message, notices, hasData }: FailureReport): Error {
  if (!hasData) return new Error(notices.describeInline(cause, { message }) ?? message, { cause });
  notices.announce(cause, { message });
  return new Error(message, { cause });
}
