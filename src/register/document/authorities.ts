import type { IsoDate } from '#contract/schema/fields.ts';
import type { Refusal } from '#contract/schema/refusal.ts';
import { foldName } from '#domain/text/text-fold.ts';

/** The days on which an official holds an office. */
export interface TermOfOffice {
  /** Name of the office. */
  readonly office: string;
  /** The faculty whose titles alone the official signs; undefined for all titles. */
  readonly facultyId: number | undefined;
  /** The first day. */
  readonly validFrom: IsoDate;
  /** The last day; undefined while the official is in office. */
  readonly validUntil: IsoDate | undefined;
}

/** Refuses a term that ends before it begins. */
export function refuseTerm({
  validFrom,
  validUntil,
}: Pick<TermOfOffice, 'validFrom' | 'validUntil'>): Refusal<'authorityTerm'> | undefined {
  const isReversed = validUntil !== undefined && validUntil < validFrom;
  return isReversed ? { id: 'authorityTerm' } : undefined;
}

/** Refuses an official of a faculty that does not exist. */
export function refuseFaculty(hasFaculty: boolean): Refusal<'facultyUnknown'> | undefined {
  return hasFaculty ? undefined : { id: 'facultyUnknown' };
}

/**
 * The officials in office on a day who sign the documents of a faculty, at most one for each office. Of several who hold
 * an office, that of the faculty signs before one of all faculties, then the one who took it last. Officials of a faculty
 * don't sign documents without a faculty, such as the record of a ceremony.
 */
export function officialsOn<Official extends TermOfOffice>(
  officials: readonly Official[],
  day: IsoDate,
  facultyId: number | undefined,
): readonly Official[] {
  const first = officials
    .filter((official) => isInOffice(official, day))
    .filter((official) => official.facultyId === undefined || official.facultyId === facultyId)
    .toSorted(compareClaims);
  return first.filter(
    ({ office }, index) => first.findIndex((other) => isSameOffice(other.office, office)) === index,
  );
}

function compareClaims(a: TermOfOffice, b: TermOfOffice): number {
  const isOfFaculty = ({ facultyId }: TermOfOffice) => facultyId !== undefined;
  if (isOfFaculty(a) !== isOfFaculty(b)) return isOfFaculty(a) ? -1 : 1;
  return a.validFrom < b.validFrom ? 1 : -1;
}

/** True for 'Rectora' and 'Rector', 'Presidenta' and 'Presidente', 'secretaria general' and 'Secretario General'. */
export function isSameOffice(a: string, b: string): boolean {
  const withoutGender = (office: string) => foldName(office).replace(/\B[aeo]\b/g, '');
  return withoutGender(a) === withoutGender(b);
}

/** True on the first and the last day of the term too. */
export function isInOffice({ validFrom, validUntil }: TermOfOffice, day: IsoDate): boolean {
  return validFrom <= day && (validUntil === undefined || day <= validUntil);
}
