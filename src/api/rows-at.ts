import type { GenericSchema } from 'valibot';
import type { CallPath } from '../contract/call-path.ts';
import { runInSlices } from '../domain/collection/run-in-slices.ts';
import type { SentenceField } from './api-call.ts';
import { type ListCall, listAt } from './endpoints.ts';
import { unreadRows } from './wire/answer.ts';
import { beginReading } from './wire/list-answer.ts';

/**
 * Reads a list of the console. It may be long, so that its rows are read in slices and the page stays responsive. Rows
 * that can't be read are left out and noted (docs/decisions/0005).
 */
export function rowsAt<Row>(
  call: CallPath,
  row: GenericSchema<unknown, Row>,
  sentenceField?: SentenceField,
): ListCall<Row> {
  const receive = listAt<unknown>(call, unreadRows, sentenceField);
  return async (api, signal, known) => {
    const answer = await receive(api, signal, known);
    if (answer === known) return known;
    const { rows, unreadable, read } = beginReading(row);
    await runInSlices(answer.rows.entries(), read, signal);
    signal?.throwIfAborted();
    return { ...answer, rows, unreadable };
  };
}
