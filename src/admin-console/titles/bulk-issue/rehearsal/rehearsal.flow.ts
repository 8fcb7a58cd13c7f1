import type { Application } from '#domain/application/application.ts';
import type { ApplicationProof } from '#domain/application/title-proof.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { onlyOf } from '#domain/collection/reference-finder.ts';
import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import { type Nomenclature, nomenclatureFinder } from '#domain/degree/nomenclature-finder.ts';
import { findingsOfPerson, type PersonFinding } from '#domain/person/person-findings.ts';
import { joinPersonName } from '#domain/person/person-name.ts';
import { type Register, registers } from '#domain/registers.ts';
import type { IssuePlan, PlannedTitle } from '#domain/registry/issue/issue-plan.ts';
import type { IssuedTitle } from '#domain/registry/issued-title.ts';
import { isSameRegister, type RegisterPolicy } from '#domain/registry/numbering/register-policy.ts';
import { type TakenNumber, takenNumberFinder } from '#domain/registry/numbering/taken-number.ts';

/** One graduate of the rehearsal, with expected degree title and registry numbers. */
export interface RehearsalRow extends PlannedTitle {
  readonly fullName: string;
  /** The findings on name and number. */
  readonly personFindings: readonly PersonFinding[];
  /** The expected degree title, by the graduate's gender; 'Pendiente' without a nomenclature. */
  readonly degree: Nomenclature;
  /** True if several careers have the name, so that order or degree title can't be estimated. */
  readonly isCareerAmbiguous: boolean;
  /** Its numbers that other titles already have. */
  readonly taken: readonly TakenNumber<IssuedTitle>[];
  /** Titles of the same career that the graduate has by another application. */
  readonly former: readonly IssuedTitle[];
}

/** The lists that a rehearsal compares the planned titles with. */
export interface RehearsalLists {
  readonly degreeTitles: readonly DegreeTitle[];
  /** The titles of the same register. */
  readonly titles: readonly IssuedTitle[];
  /** Finds the titles of the same career that a graduate has. @default none */
  readonly formerOf?: ((application: Application) => readonly IssuedTitle[]) | undefined;
}

/** The titles that an issue would create, ordered by acta number. */
export function rehearse(
  { planned }: IssuePlan,
  { degreeTitles, titles, formerOf = () => [] }: RehearsalLists,
): readonly RehearsalRow[] {
  const degreeOf = nomenclatureFinder(degreeTitles);
  const takenOf = takenNumberFinder(
    planned.map(({ numbers }) => numbers),
    titles,
  );
  return planned.map((title) => {
    const { application, careers } = title;
    const { student, career } = application;
    const degree = degreeOf({ student, career: onlyOf(careers) ?? career });
    return {
      ...title,
      fullName: joinPersonName(student),
      personFindings: findingsOfPerson(student),
      degree,
      isCareerAmbiguous: careers.length > 1 || degree.kind === 'ambiguous-career',
      taken: takenOf(title.numbers),
      former: formerOf(application),
    };
  });
}

/**
 * The titles whose numbers an issue must not give again. Where the server announces no registers, these are all titles:
 * a shared number is worth a warning.
 */
export function titlesOfRegister(
  { date }: Pick<Ceremony, 'date'>,
  titles: readonly IssuedTitle[],
  policy: RegisterPolicy = 'one',
): readonly IssuedTitle[] {
  const place = { year: date?.year };
  return titles.filter(({ ceremonyDate }) =>
    isSameRegister(policy, place, { year: ceremonyDate?.year }),
  );
}

export function hasFinding(row: RehearsalRow): boolean {
  const { degree, isCareerAmbiguous, personFindings, taken, former, numbers } = row;
  return (
    degree.kind !== 'named' ||
    personFindings.length > 0 ||
    isCareerAmbiguous ||
    taken.length > 0 ||
    former.length > 0 ||
    registers.some((register) => numbers[register] === undefined)
  );
}

/** Counts of the findings that a registrar should know before the issue. */
export interface RehearsalFindings {
  readonly taken: number;
  readonly noNomenclature: number;
  readonly noGender: number;
  readonly ambiguousCareers: number;
  /** People whose name or number is worth checking. */
  readonly people: number;
  /** People who already have a title of the same career. */
  readonly former: number;
  /** Registers whose initial number can't be incremented. */
  readonly unnumbered: readonly Register[];
}

export function findingsOf(rows: readonly RehearsalRow[]): RehearsalFindings {
  const ofDegree = (kind: Nomenclature['kind']) =>
    rows.filter(({ degree }) => degree.kind === kind).length;
  return {
    taken: rows.reduce((sum, { taken }) => sum + taken.length, 0),
    noNomenclature: ofDegree('no-nomenclature'),
    noGender: ofDegree('no-gender'),
    ambiguousCareers: rows.filter(({ isCareerAmbiguous }) => isCareerAmbiguous).length,
    people: rows.filter(({ personFindings }) => personFindings.length > 0).length,
    former: rows.filter(({ former }) => former.length > 0).length,
    unnumbered: registers.filter((register) =>
      rows.some(({ numbers }) => numbers[register] === undefined),
    ),
  };
}

/** The answers of the graduates to the proofs of the titles that an issue would create. */
export interface ProofFigures {
  /** Confirmed the wording as it is. */
  readonly confirmed: number;
  /** Asked for a correction, now or before. */
  readonly asked: number;
  /** Codes of applications whose correction waits for a decision. */
  readonly open: readonly string[];
  /** Codes of applications whose graduate confirmed a wording that has changed since, and asks for nothing. */
  readonly outdated: readonly string[];
  /** Looked at the proof and never confirmed it. */
  readonly unanswered: number;
  readonly neverLooked: number;
}

export function proofFiguresOf(
  rows: readonly RehearsalRow[],
  proofs: readonly ApplicationProof[],
): ProofFigures {
  const byApplication = new Map(proofs.map((proof) => [proof.id, proof]));
  const looked = rows.flatMap(({ application }) => byApplication.get(application.id) ?? []);
  const codesOf = (matches: (proof: ApplicationProof) => boolean) =>
    rows.flatMap(({ application: { id, code } }) => {
      const proof = byApplication.get(id);
      return proof !== undefined && matches(proof) ? [code || String(id)] : [];
    });
  const isOpen = ({ wordingRequest }: ApplicationProof) => wordingRequest?.status === 'open';
  const confirmed = looked.filter(({ status }) => status === 'correct').length;
  const open = codesOf(isOpen);
  const outdated = codesOf((proof) => proof.status === 'changed' && !isOpen(proof));
  return {
    confirmed,
    asked: looked.filter(({ wordingRequest }) => wordingRequest !== undefined).length,
    open,
    outdated,
    unanswered: looked.length - confirmed - outdated.length - open.length,
    neverLooked: rows.length - looked.length,
  };
}

/** The lowest and the highest number of a register; undefined if there are none. */
export function spanOf(
  rows: readonly PlannedTitle[],
  register: Register,
): { readonly first: string; readonly last: string } | undefined {
  const numbers = rows.flatMap((row) => row.numbers[register] ?? []);
  numbers.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const [first] = numbers;
  const last = numbers.at(-1);
  return first === undefined || last === undefined ? undefined : { first, last };
}
