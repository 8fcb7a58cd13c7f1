import type { ListAnswer } from '#api/wire/list-answer.ts';
import { compareCalendarDates } from '#domain/calendar/calendar-date.ts';
import { acceptsApplications, type Ceremony } from '#domain/ceremony/ceremony.ts';
import type { Career } from '#domain/degree/career.ts';
import type { Gender } from '#domain/person/gender.ts';
import type { Choices } from '../draft/application-draft.ts';

interface Answers {
  readonly ceremonies: ListAnswer<Ceremony>;
  readonly careers: ListAnswer<Career>;
  readonly genders: ListAnswer<Gender>;
}

/** The rows that can be chosen: ceremonies that accept applications, the soonest first, and active careers. */
export function choicesOf({ ceremonies, careers, genders }: Answers): Choices {
  return {
    ceremonies: ceremonies.rows.filter(acceptsApplications).sort(bySoonest),
    careers: careers.rows.filter((career) => career.isActive),
    genders: genders.rows,
  };
}

function bySoonest(one: Ceremony, other: Ceremony): number {
  if (one.date === undefined) return other.date === undefined ? 0 : 1;
  return other.date === undefined ? -1 : compareCalendarDates(one.date, other.date);
}
