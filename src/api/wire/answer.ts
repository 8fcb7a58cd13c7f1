import { array, type GenericSchema, pipe, rawCheck, transform, unknown } from 'valibot';
import { isRecord } from './is-record.ts';
import { readRows } from './list-answer.ts';

/** For writes whose answer nobody reads: an empty body with 2xx is a success. */
export const nothing = pipe(
  unknown(),
  transform(() => undefined),
);

/**
 * A list in any of the contract's envelopes: a bare array, `data`, or `success` plus `data`. Rows that can't be read
 * are left out and noted (docs/decisions/0005).
 */
export function listOf<Row>(row: GenericSchema<unknown, Row>) {
  return pipe(
    unknown(),
    transform(unwrapList),
    array(unknown()),
    transform((values) => readRows(row, values)),
  );
}

/** A list to choose from. Where every row is unreadable there is a failure to report, and not an empty choice. */
export function choicesOf<Choice>(choice: GenericSchema<unknown, Choice>) {
  return pipe(
    listOf(choice),
    rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.rows.length > 0) return;
      const [reason] = dataset.value.unreadable;
      if (reason !== undefined) addIssue({ expected: reason.replace(/ expected$/, '') });
    }),
  );
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

/** `success: false` with any status is a failure. */
export function saysFailure(body: unknown): boolean {
  return isRecord(body) && body.success === false;
}
