import { type CalendarDate, formatIsoDate } from '../calendar/calendar-date.ts';
import { type Reference, referenceFinder } from '../collection/reference-finder.ts';
import type { Ceremony } from './ceremony.ts';

/** The ceremony as an application or a title refers to it. */
export interface CeremonyReference extends Reference {
  readonly date: CalendarDate | undefined;
}

/** Finds the ceremonies that a reference may mean: by id, else by name, and among ceremonies with one name by day. */
export function ceremonyFinder<Row extends Pick<Ceremony, 'id' | 'name' | 'date'>>(
  ceremonies: readonly Row[],
): (reference: CeremonyReference) => readonly Row[] {
  return referenceFinder(
    ceremonies,
    (ceremony, { date }) => dayKey(ceremony.date) === dayKey(date),
  );
}

/** True if a row names the ceremony, ignoring spaces around the name. */
export function isNamed(name: string | undefined, ceremony: Pick<Ceremony, 'name'>): boolean {
  return name !== undefined && name.trim() === ceremony.name.trim();
}

/** A day as a key; '' for an unknown day, which differs from every known one. */
export function dayKey(date: CalendarDate | undefined): string {
  return date === undefined ? '' : formatIsoDate(date);
}
