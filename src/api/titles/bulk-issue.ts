import { pipe, transform, unknown } from 'valibot';
import { type CalendarDate, formatDayMonthYear } from '../../domain/calendar/calendar-date.ts';
import type { ApiClient } from '../client.ts';
import { isRecord } from '../wire/is-record.ts';

/** The keys under which servers answer the number issued, the likeliest first. */
const names = ['count', 'issued', 'emitted', 'total', 'titles'];

/** At the top or under `data`. */
const issuedCount = pipe(
  unknown(),
  transform((body) => countIn(body) ?? countIn(isRecord(body) ? body.data : undefined)),
);

/**
 * POST /api/titles/ceremony/{id}/bulk-emit: issues the titles of a ceremony's confirmed applications. `emission_date`
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
    method: 'POST',
    template: '/api/titles/ceremony/{id}/bulk-emit',
    parameters: { id: ceremonyId },
    payload: { emission_date: formatDayMonthYear(issueDate) },
    answer: issuedCount,
  });
}

/** The number itself, an array's length, or either under one of its names. */
function countIn(value: unknown): number | undefined {
  if (!isRecord(value)) return Array.isArray(value) ? value.length : undefined;
  return names.map((name) => countOf(value[name])).find((count) => count !== undefined);
}

function countOf(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  const isDigits = typeof value === 'string' && /^\s*\d+\s*$/.test(value);
  const count = isDigits ? Number(value) : value;
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}
