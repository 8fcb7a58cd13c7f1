import type { GenericSchema } from 'valibot';
import type { CallPath } from '../contract/paths/call-path.ts';
import { runInSlices } from '../domain/collection/run-in-slices.ts';
import type { MessageField } from './api-call.ts';
import { type ListCall, listAt } from './list-at.ts';
import { unreadRows } from './wire/answer.ts';
import { beginReading, type ListAnswer } from './wire/list-answer.ts';

/**
 * Reads a list of the console. Lists may be long, so rows are decoded in slices and the page stays responsive.
 * Unreadable rows are left out and reported (docs/decisions/0005).
 *
 * @param list decodes the envelope, and what it contains beside the rows
 */
export function rowsAt<Row>(
  call: CallPath,
  row: GenericSchema<unknown, Row>,
  messageField?: MessageField,
  list: GenericSchema<unknown, ListAnswer<unknown>> = unreadRows,
): ListCall<Row> {
  const receive = listAt<unknown>(call, list, messageField);
  return async (api, signal, known) => {
    const answer = await receive(api, signal, known);
    if (answer === known) return known;
    const { rows, unreadable, read } = beginReading(row);
    await runInSlices(answer.rows.entries(), read, signal);
    signal?.throwIfAborted();
    return { ...answer, rows, unreadable };
  };
}
