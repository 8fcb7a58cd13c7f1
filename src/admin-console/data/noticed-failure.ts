import { createStore, type StoreApi } from 'zustand/vanilla';
import type { FailureMessage } from '#provider/describe-failure.ts';
import type { FailureNotices } from '#provider/failure-notices.ts';

/** The reason of a failure, such as a lost connection. A notice shows it first. */
export interface NoticedReason {
  readonly text: string;
  /** True while the notice is open. */
  readonly isInNotice: StoreApi<boolean>;
}

/** A failure for display in place. */
export interface NoticedFailure {
  readonly message: string;
  readonly reason?: NoticedReason | undefined;
}

/** Shows the reason of a failure in a notice. Returns what a screen shows, and nothing for a call that the user left. */
export function noticedFailure(
  notices: FailureNotices,
  error: unknown,
  feature: FailureMessage,
): NoticedFailure | undefined {
  let reason: NoticedReason | undefined;
  const message = notices.describeInline(error, feature, (text) => {
    const isInNotice = createStore(() => true);
    reason = { text, isInNotice };
    return () => isInNotice.setState(false, true);
  });
  return message === undefined ? undefined : { message, reason };
}
