import { type CalendarDate, formatIsoDate } from '../calendar/calendar-date.ts';
import { groupBy } from '../collection/group-by.ts';
import type { Ceremony } from './ceremony.ts';

/** What an application or a title carries of its ceremony: any part may be missing. */
export interface CeremonyReference {
  readonly id: number | undefined;
  readonly name: string | undefined;
  readonly date: CalendarDate | undefined;
}

type Known = Pick<Ceremony, 'id' | 'name' | 'date'>;

/**
 * Finds the ceremony that a row belongs to: the one with its id, whatever name the row carries; without an id that is
 * in the list, the one with its name, spaces around it aside; of several with that name, the one of its day.
 *
 * @returns none for a row whose ceremony is not in the list, several where nothing decides between them.
 */
export function ceremonyFinder<Row extends Known>(
  ceremonies: readonly Row[],
): (reference: CeremonyReference) => readonly Row[] {
  const byId = new Map(ceremonies.map((ceremony) => [ceremony.id, [ceremony]]));
  const byName = groupBy(ceremonies, (ceremony) => ceremony.name.trim());
  byName.delete('');
  return ({ id, name, date }) => {
    const own = id === undefined ? undefined : byId.get(id);
    if (own !== undefined) return own;
    const named = byName.get(name?.trim() ?? '') ?? [];
    if (named.length < 2) return named;
    const dated = named.filter((ceremony) => dayKey(ceremony.date) === dayKey(date));
    return dated.length === 0 ? named : dated;
  };
}

/** Whether a name that a row carries is the ceremony's, spaces around it aside. */
export function isNamed(name: string | undefined, ceremony: Pick<Ceremony, 'name'>): boolean {
  return name !== undefined && name.trim() === ceremony.name.trim();
}

/** '' for a day that is not known, which is not the day of any ceremony that has one. */
export function dayKey(date: CalendarDate | undefined): string {
  return date === undefined ? '' : formatIsoDate(date);
}
