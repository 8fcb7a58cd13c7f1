import type { Refusal } from '#contract/schema/refusal.ts';

/** The facts about a new application that its ceremony, career and gender decide. */
export interface Choices {
  /** Undefined if there is no such ceremony. */
  readonly ceremony: { readonly isOpen: boolean } | undefined;
  /** Undefined if there is no such career. */
  readonly career: { readonly isActive: boolean } | undefined;
  readonly isGenderKnown: boolean;
}

/** Refuses unknown choices first, then a ceremony or career that takes no applications. */
export function refuseChoices({
  ceremony,
  career,
  isGenderKnown,
}: Choices):
  | Refusal<'ceremonyUnknown' | 'careerNotOffered' | 'genderUnknown' | 'ceremonyNotOpen'>
  | undefined {
  if (ceremony === undefined) return { id: 'ceremonyUnknown' };
  if (career === undefined) return { id: 'careerNotOffered' };
  if (!isGenderKnown) return { id: 'genderUnknown' };
  if (!ceremony.isOpen) return { id: 'ceremonyNotOpen' };
  return career.isActive ? undefined : { id: 'careerNotOffered' };
}

/**
 * Refuses a birth date in the future.
 *
 * @param latestToday the latest day that is today somewhere; days are `YYYY-MM-DD`.
 */
export function refuseBirthDate<Id extends 'birthDateFuture' | 'birthDateInvalid'>(
  dateOfBirth: string | null | undefined,
  latestToday: string,
  id: Id,
): Refusal<Id> | undefined {
  return dateOfBirth && dateOfBirth > latestToday ? { id } : undefined;
}

/** The texts about personal data that a university has published. */
export interface PublishedPrivacy {
  /** True if the university asks for an authorisation. */
  readonly isRequired: boolean;
  /** True for the name of a text that was published. */
  readonly isPublished: (version: string) => boolean;
}

/** Refuses an application without a required authorisation, and one of a text that was never published. */
export function refuseAuthorisation(
  version: string | null | undefined,
  { isRequired, isPublished }: PublishedPrivacy,
): Refusal<'authorisationMissing' | 'authorisationUnknown'> | undefined {
  if (version === null || version === undefined || version === '') {
    return isRequired ? { id: 'authorisationMissing' } : undefined;
  }
  return isPublished(version) ? undefined : { id: 'authorisationUnknown' };
}

/**
 * Refuses the birth date of somebody who is too young to act for themselves before a university.
 *
 * @param latestToday the latest day that is today somewhere
 * @param age the least age in years
 */
export function refuseAge(
  dateOfBirth: string,
  latestToday: string,
  age: number,
): Refusal<'birthDateTooRecent'> | undefined {
  const latestBirth = `${Number(latestToday.slice(0, 4)) - age}${latestToday.slice(4)}`;
  if (dateOfBirth <= latestBirth) return undefined;
  return { id: 'birthDateTooRecent', values: { age: String(age) } };
}

/** Refuses a new application while the same person has a live one for that career and ceremony. */
export function refuseSecondApplication(
  hasLiveApplication: boolean,
): Refusal<'alreadyApplied'> | undefined {
  return hasLiveApplication ? { id: 'alreadyApplied' } : undefined;
}

/** The state of an application that decides whether it rivals another one. */
export interface Claim {
  /** Pending or confirmed. */
  readonly isLive: boolean;
  /** The key of the person, see `personKey`. */
  readonly personKey: string;
}

/**
 * Refuses a change after which a person would have two live applications for one career and ceremony: reverting a
 * rejection, or correcting an identity number to that of another applicant.
 *
 * @param hasOtherLive whether the person after the change has another live application for the career and ceremony.
 */
export function refuseDuplicateApplication(
  before: Claim,
  after: Claim,
  hasOtherLive: boolean,
): Refusal<'applicationDuplicate'> | undefined {
  const isNewClaim = after.isLive && (!before.isLive || before.personKey !== after.personKey);
  return isNewClaim && hasOtherLive ? { id: 'applicationDuplicate' } : undefined;
}

/** The notes of a confirmed application: without new ones, the reason of a rejection goes and other notes stay. */
export function notesAfterConfirmation(
  before: { readonly isRejected: boolean; readonly notes: string | null },
  notes: string | null,
): string | null {
  return notes ?? (before.isRejected ? null : before.notes);
}
