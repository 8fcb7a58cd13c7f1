import { ApiError } from '../../api/api-error.ts';

/** Whether what the change was about is gone, or another by now: the list is read anew (ruling 32). */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}
