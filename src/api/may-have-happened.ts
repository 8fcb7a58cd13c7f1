import { ApiError } from './api-error.ts';

/**
 * Whether a call that failed may have changed something all the same. A server that understood and declined did
 * nothing; a cut line, a gateway's timeout or an answer that can't be read leave it open.
 */
export function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.kind === 'abandoned' || error.kind === 'no-answer') return true;
  return error.kind === 'unreadable' || (error.status !== undefined && error.status >= 500);
}
