import { pipe, transform, unknown } from 'valibot';
import * as paths from '../../contract/paths.ts';
import { type CalendarDate, formatDayMonthYear } from '../../domain/calendar/calendar-date.ts';
import type { ApiClient } from '../client.ts';
import { countOf } from '../wire/fields.ts';
import { isRecord } from '../wire/is-record.ts';

/** The keys under which servers answer the number issued, the likeliest first. */
const names = ['count', 'issued', 'emitted', 'total', 'titles'];

/** At the top or under `data`. */
const issuedCount = pipe(
  unknown(),
  transform((body) => countIn(body) ?? countIn(isRecord(body) ? body.data : undefined)),
);

/**
 * Issues the titles of a ceremony's confirmed applications. `emission_date`
 * goes as DD/MM/YYYY.
 *
 * @returns how many titles the server says it issued; undefined when it answers no number.
 */
export function bulkIssueTitles(
  api: ApiClient,
  ceremonyId: number,
  issueDate: CalendarDate,
): Promise<number | undefined> {
  return api.send({
    call: paths.issueTitles,
    parameters: { id: ceremonyId },
    payload: { emission_date: formatDayMonthYear(issueDate) },
    answer: issuedCount,
  });
}

/** The number, or an array's length, under one of its names; or an array itself. */
function countIn(value: unknown): number | undefined {
  if (!isRecord(value)) return lengthOf(value);
  return names
    .map((name) => lengthOf(value[name]) ?? countOf(value[name]))
    .find((count) => count !== undefined);
}

function lengthOf(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}
