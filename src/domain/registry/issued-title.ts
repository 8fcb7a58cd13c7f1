import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Timestamp } from '../calendar/timestamp.ts';
import type { PersonName } from '../person/person-name.ts';

/** A degree title that was issued, with its numbers in the three registers. */
export interface IssuedTitle {
  readonly id: number;
  readonly applicationCode: string | undefined;
  readonly fullName: string;
  /** The parts of the name, for a rectification. Many servers send no second and third name. */
  readonly names: PersonName;
  readonly idNumber: string | undefined;
  readonly careerName: string | undefined;
  readonly facultyName: string | undefined;
  readonly ceremonyName: string | undefined;
  readonly ceremonyDate: CalendarDate | undefined;
  readonly issueDate: CalendarDate | undefined;
  /** The text frozen at issue; undefined shows 'Pendiente'. */
  readonly degreeTitle: string | undefined;
  readonly registry: RegistryNumbers;
  /** The code printed on the title, with the address that verifies it, where the server announces `verification`. */
  readonly verification: TitleVerificationCode | undefined;
  readonly notes: string | undefined;
  readonly createdAt: Timestamp | undefined;
  readonly updatedAt: Timestamp | undefined;
}

/** Acta, asignado and folio, as texts: '001' keeps its zeros. */
export interface RegistryNumbers {
  readonly record: string | undefined;
  readonly assigned: string | undefined;
  readonly folio: string | undefined;
}

/** The code by which anybody verifies a title. */
export interface TitleVerificationCode {
  readonly code: string;
  /** Undefined where the university has no page that verifies titles. */
  readonly url: string | undefined;
}
