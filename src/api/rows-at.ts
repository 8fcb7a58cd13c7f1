import type { GenericSchema } from 'valibot';
import { runInSlices } from '../domain/collection/run-in-slices.ts';
import type { SentenceField } from './api-call.ts';
import { type ListCall, listAt } from './endpoints.ts';
import { unreadRows } from './wire/answer.ts';
import { beginReading } from './wire/list-answer.ts';

/**
 * GET {path}, of a list of the console. It may be long: its rows are read in slices, and the page answers in between. Rows
 * that can't be read are left out and noted (docs/decisions/0005).
 */
export function rowsAt<Row>(
  path: string,
  row: GenericSchema<unknown, Row>,
  sentenceField?: SentenceField,
): ListCall<Row> {
  const receive = listAt<unknown>(path, unreadRows, sentenceField);
  return async (api, signal, known) => {
    const answer = await receive(api, signal, known);
    if (answer === known) return known;
    const { rows, unreadable, read } = beginReading(row);
    await runInSlices(answer.rows.entries(), read, signal);
    signal?.throwIfAborted();
    return { ...answer, rows, unreadable };
  };
}
