import { decline } from './declined-call.ts';
import type { FakeUniversity } from './fake-university.ts';

/** The default length of a session without a call, in seconds: half an hour, as in the reference API. */
export const usualSessionSeconds = 30 * 60;

/** Extends a session by a call. @throws DeclinedCall 401 if it ended before */
export function extendSession(
  { sessionEnds }: FakeUniversity,
  token: string,
  seconds: number,
): void {
  const end = sessionEnds.get(token);
  if (end !== undefined && end <= Date.now()) throw decline('sessionExpired');
  sessionEnds.set(token, Date.now() + seconds * 1000);
}

/** The seconds until a session ends; 0 without one. */
export function secondsLeft({ sessionEnds }: FakeUniversity, token: string): number {
  const end = sessionEnds.get(token) ?? 0;
  return Math.max(0, Math.floor((end - Date.now()) / 1000));
}
