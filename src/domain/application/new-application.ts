import type { CalendarDate } from '../calendar/calendar-date.ts';

/** A request for a degree title, complete and valid (spec §5, wizard). */
export interface NewApplication {
  readonly ceremonyId: number;
  readonly careerId: number;
  readonly identificationType: string;
  readonly idNumber: string;
  readonly firstName: string;
  readonly secondName: string | undefined;
  readonly thirdName: string | undefined;
  readonly lastName: string;
  /** Undefined only where the university does not require one (ruling 19). */
  readonly secondLastName: string | undefined;
  readonly email: string;
  readonly dateOfBirth: CalendarDate;
  readonly placeOfBirth: string;
  readonly genderId: number;
}
