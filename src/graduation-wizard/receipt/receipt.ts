import type { CalendarDate } from '../../domain/calendar/calendar-date.ts';
import type { Ceremony } from '../../domain/ceremony/ceremony.ts';
import type { Career } from '../../domain/degree/career.ts';
import { joinPersonName } from '../../domain/person/person-name.ts';
import type { ApplicationDraft, Given } from '../draft/application-draft.ts';

/** What a person takes away from a request that was received. */
export interface Receipt {
  /** AG-YYYY-NNN. */
  readonly code: string;
  readonly ceremony: Ceremony | undefined;
  readonly career: Career | undefined;
  readonly fullName: string;
  /** Type and number: 'V 12345678'. */
  readonly identification: string;
  /** The person's own day on which it was sent. */
  readonly sentOn: CalendarDate;
}

export function receiptOf(
  code: string,
  draft: ApplicationDraft,
  { catalogue, today }: Given,
): Receipt {
  return {
    code,
    ceremony: catalogue.ceremonies.find(({ id }) => id === draft.ceremonyId),
    career: catalogue.careers.find(({ id }) => id === draft.careerId),
    fullName: nameIn(draft),
    identification: identificationIn(draft),
    sentOn: today,
  };
}

/** The whole name of a draft in one line. */
export function nameIn(draft: ApplicationDraft): string {
  const { firstName, secondName, thirdName, lastName, secondLastName } = draft;
  return joinPersonName({
    first: firstName,
    second: secondName,
    third: thirdName,
    last: lastName,
    secondLast: secondLastName,
  });
}

/** Type and number of the identity document in one line. */
export function identificationIn({ identificationType, idNumber }: ApplicationDraft): string {
  return `${identificationType} ${idNumber}`.trim();
}
