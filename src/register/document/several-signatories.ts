import type { IsoDate } from '#contract/schema/fields.ts';
import type { LayoutProblem } from '#domain/document/document-problem.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import { isInOffice, isSameOffice, type TermOfOffice } from './authorities.ts';
import { signingOffices } from './signatory-of.ts';

/** A person in an office. */
interface NamedOfficial extends TermOfOffice {
  readonly name: string;
}

/** A day on which documents of some faculties are signed. */
interface SigningDay {
  readonly day: IsoDate;
  /** Undefined for documents without a faculty. */
  readonly faculties: Iterable<number | undefined>;
}

/** Finds the offices of a template that several officials hold on the day with equal claims to sign. */
export function severalSignatories(
  template: Pick<DocumentTemplate, 'blocks'>,
  officials: readonly NamedOfficial[],
  { day, faculties }: SigningDay,
): readonly LayoutProblem[] {
  const inOffice = officials.filter((official) => isInOffice(official, day));
  const found = new Map<string, LayoutProblem>();
  for (const office of signingOffices(template)) {
    const holders = inOffice.filter((official) => isSameOffice(official.office, office));
    for (const faculty of new Set(faculties)) {
      const names = firstOf(holders, faculty).map(({ name }) => name);
      if (names.length < 2) continue;
      found.set(JSON.stringify([office, names]), { kind: 'several-signatories', office, names });
    }
  }
  return [...found.values()];
}

/** Those of the faculty, else those of all faculties. */
function firstOf(
  holders: readonly NamedOfficial[],
  faculty: number | undefined,
): readonly NamedOfficial[] {
  const ofAll = holders.filter(({ facultyId }) => facultyId === undefined);
  if (faculty === undefined) return ofAll;
  const own = holders.filter(({ facultyId }) => facultyId === faculty);
  return own.length > 0 ? own : ofAll;
}
