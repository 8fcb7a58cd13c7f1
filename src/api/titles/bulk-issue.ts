import { pipe, transform, unknown } from 'valibot';
import * as paths from '#contract/paths/paths.ts';
import { type CalendarDate, formatDayMonthYear } from '#domain/calendar/calendar-date.ts';
import type { ApiClient } from '../client.ts';
import { readCount } from '../wire/fields.ts';
import { isRecord } from '../wire/is-record.ts';

/** The key of the date in the body of an issue. */
export const issueDateKey = 'emission_date';

/** Keys of the number issued, the most frequent first. */
const names = ['count', 'issued', 'emitted', 'total', 'titles'];

/** At the top level or under `data`. */
const issuedCount = pipe(
  unknown(),
  transform((body) => countIn(body) ?? countIn(isRecord(body) ? body.data : undefined)),
);

/**
 * Issues the titles of a ceremony's confirmed applications. `emission_date` is sent as DD/MM/YYYY.
 *
 * @returns the number of titles issued; undefined when the response contains none.
 */
export function bulkIssueTitles(
  api: ApiClient,
  ceremonyId: number,
  issueDate: CalendarDate,
): Promise<number | undefined> {
  return api.send({
    call: paths.issueTitles,
    parameters: { id: ceremonyId },
    payload: { [issueDateKey]: formatDayMonthYear(issueDate) },
    answer: issuedCount,
  });
}

/** The number, or the length of an array, under one of its names; or of an array itself. */
function countIn(value: unknown): number | undefined {
  if (!isRecord(value)) return arrayLength(value);
  return names
    .map((name) => arrayLength(value[name]) ?? readCount(value[name]))
    .find((count) => count !== undefined);
}

function arrayLength(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}
