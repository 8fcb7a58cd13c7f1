import { ApiError } from '../../api/api-error.ts';

const outdatedStatuses = [404, 409, 412];

/** Whether the row that a call was about is gone or was changed by somebody else: its list has to be read again. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && outdatedStatuses.includes(error.status ?? 0);
}
