import { isRecord } from './is-record.ts';

/** A list as servers of this family answer it: a bare array, `data`, or `success` plus `data` (spec §7). */
export function unwrapList(body: unknown): unknown {
  if (Array.isArray(body)) return body;
  return isRecord(body) ? body.data : undefined;
}

/** A single value: under `data`, or the body itself. */
export function unwrapItem(body: unknown): unknown {
  return isRecord(body) && isRecord(body.data) ? body.data : body;
}

/** `success: false` with any status is a failure (ruling 5). */
export function saysFailure(body: unknown): boolean {
  return isRecord(body) && body.success === false;
}
