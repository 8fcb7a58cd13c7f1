import { array, type GenericSchema, pipe, rawCheck, transform, unknown } from 'valibot';
import { isRecord } from './is-record.ts';
import { type ListAnswer, readRows } from './list-answer.ts';

/** For writes whose response is not used: an empty body with 2xx is a success. */
export const nothing = pipe(
  unknown(),
  transform(() => undefined),
);

/**
 * A list in any of the contract's envelopes: a bare array, `data`, or `success` plus `data`. Rows are not decoded yet.
 */
export const unreadRows = pipe(
  unknown(),
  transform(unwrapList),
  array(unknown()),
  transform((rows): ListAnswer<unknown> => ({ rows, unreadable: [] })),
);

/**
 * A list of choices. Unreadable rows are left out and reported (docs/decisions/0005); if every row is unreadable, the
 * call fails instead of offering no choices.
 */
export function readableChoices<Choice>(choice: GenericSchema<unknown, Choice>) {
  return pipe(
    unreadRows,
    transform(({ rows }) => readRows(choice, rows)),
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
