import { array, type GenericSchema, pipe, transform, unknown } from 'valibot';
import { isRecord } from './is-record.ts';

/** For writes whose answer nobody reads: an empty body with 2xx is a success (ruling 5). */
export const nothing = pipe(
  unknown(),
  transform(() => undefined),
);

/** A list as servers of this family answer it: a bare array, `data`, or `success` plus `data` (spec §7). */
export function listOf<Row>(row: GenericSchema<unknown, Row>) {
  return pipe(unknown(), transform(unwrapList), array(row));
}

/** A single value: under `data`, or the body itself. */
export function itemOf<Item>(item: GenericSchema<unknown, Item>) {
  return pipe(unknown(), transform(unwrapItem), item);
}

function unwrapList(body: unknown): unknown {
  if (Array.isArray(body)) return body;
  return isRecord(body) ? body.data : undefined;
}

export function unwrapItem(body: unknown): unknown {
  return isRecord(body) && isRecord(body.data) ? body.data : body;
}

/** `success: false` with any status is a failure (ruling 5). */
export function saysFailure(body: unknown): boolean {
  return isRecord(body) && body.success === false;
}
