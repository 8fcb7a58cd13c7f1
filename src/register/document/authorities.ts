import type { IsoDate } from '#contract/schema/fields.ts';
import type { Refusal } from '#contract/schema/refusal.ts';
import { isSameText } from '#domain/text/text-fold.ts';

/** The days on which an official holds an office. */
export interface TermOfOffice {
  /** Name of the office. */
  readonly office: string;
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

/**
 * The officials in office on a day, at most one for each office. Of several who hold an office, the one who took it last
 * signs.
 */
export function officialsOn<Official extends TermOfOffice>(
  officials: readonly Official[],
  day: IsoDate,
): readonly Official[] {
  const latestFirst = officials
    .filter((official) => isInOffice(official, day))
    .toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
  return latestFirst.filter(
    ({ office }, index) =>
      latestFirst.findIndex((other) => isSameText(other.office, office)) === index,
  );
}

/** True on the first and the last day of the term too. */
export function isInOffice({ validFrom, validUntil }: TermOfOffice, day: IsoDate): boolean {
  return validFrom <= day && (validUntil === undefined || day <= validUntil);
}
