import { formatIsoDate, parseCalendarDate } from '../../domain/calendar/calendar-date.ts';
import { ApiFailure } from './api-failure.ts';
import { fakeApiMessages } from './fake-api.messages.ts';
import type { WireObject } from './wire-shape.ts';

/** Text of a field, trimmed; null when absent, blank or not a text. */
export function optionalText(body: WireObject, field: string): string | null {
  const value = body[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Text of a field, trimmed. @throws ApiFailure 422 when blank. */
export function requiredText(body: WireObject, field: string): string {
  const text = optionalText(body, field);
  if (text === null) throw new ApiFailure(422, fakeApiMessages.fieldsMissing);
  return text;
}

/** A whole number of a field, NaN when it is none: no row has that id. */
export function wholeNumber(body: WireObject, field: string): number {
  const value = body[field];
  return Number.isInteger(value) ? Number(value) : Number.NaN;
}

/** A day in either spelling as `YYYY-MM-DD`. @throws ApiFailure 422. */
export function requiredDay(body: WireObject, field: string): string {
  const date = parseCalendarDate(requiredText(body, field));
  if (!date) throw new ApiFailure(422, fakeApiMessages.dateInvalid);
  return formatIsoDate(date);
}

/** Text that looks like an e-mail address. @throws ApiFailure 422. */
export function requiredEmail(body: WireObject, field: string): string {
  const email = requiredText(body, field);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new ApiFailure(422, fakeApiMessages.emailInvalid);
  }
  return email;
}
