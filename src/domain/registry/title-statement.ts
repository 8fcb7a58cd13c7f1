import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { GrammaticalGender } from '../degree/grammatical-gender.ts';

/** The values that the documents of a title state beside its row, as far as a rectification can change them. */
export interface TitleStatement {
  /** Undefined once it is erased with the person. */
  readonly birth: StatedBirth | undefined;
  /** The gender of the wording; undefined if documents print both forms. */
  readonly gender: GrammaticalGender | undefined;
  /** '' where the server does not rectify it. */
  readonly ceremonyName: string;
  readonly ceremonyLocation: string;
  /** The additional fields by their names; '' for one that exists and the title does not state. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The birth of a graduate, as documents state it. */
interface StatedBirth {
  readonly date: CalendarDate | undefined;
  readonly place: string;
}
