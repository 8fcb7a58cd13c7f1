import type { CalendarDate } from '../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import type { Career } from '../../domain/degree/career.ts';
import type { Gender } from '../../domain/person/gender.ts';

/** What a person has chosen and typed so far. Texts are kept as typed; choices are ids of the catalogue. */
export interface ApplicationDraft {
  readonly ceremonyId: number | undefined;
  readonly careerId: number | undefined;
  readonly identificationType: string;
  readonly idNumber: string;
  readonly firstName: string;
  readonly secondName: string;
  readonly thirdName: string;
  readonly lastName: string;
  readonly secondLastName: string;
  readonly email: string;
  /** Day, month and year as typed, finished or not. */
  readonly dateOfBirth: string;
  readonly placeOfBirth: string;
  readonly genderId: number | undefined;
}

export type FieldName = keyof ApplicationDraft;

/** What there is to choose from, and only that (ruling 18). */
export interface Catalogue {
  readonly ceremonies: readonly Ceremony[];
  readonly careers: readonly Career[];
  readonly genders: readonly Gender[];
}

/** What a draft is judged by. */
export interface Given {
  readonly catalogue: Catalogue;
  /** The person's own day: nobody is born after it (ruling 20). */
  readonly today: CalendarDate;
  /** False where students may have one surname (ruling 19). */
  readonly requireSecondLastName: boolean;
}

/** The identification type that stands untouched, shown and sent as such (spec §9, ruling 17). */
export const untouchedIdentificationType = 'CI';

export const emptyDraft: ApplicationDraft = {
  ceremonyId: undefined,
  careerId: undefined,
  identificationType: untouchedIdentificationType,
  idNumber: '',
  firstName: '',
  secondName: '',
  thirdName: '',
  lastName: '',
  secondLastName: '',
  email: '',
  dateOfBirth: '',
  placeOfBirth: '',
  genderId: undefined,
};

/** Whether nothing has been chosen or typed. */
export function isUntouched(draft: ApplicationDraft): boolean {
  return fieldNames.every((name) => draft[name] === emptyDraft[name]);
}

const fieldNames = Object.keys(emptyDraft) as readonly FieldName[];
