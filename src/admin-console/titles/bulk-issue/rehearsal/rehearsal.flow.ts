import type { Application } from '../../../../domain/application/application.ts';
import type { DegreeTitle } from '../../../../domain/degree/degree-title.ts';
import { nomenclatureFinder } from '../../../../domain/degree/nomenclature-finder.ts';
import { joinPersonName } from '../../../../domain/person/person-name.ts';
import type { IssuePlan, PlannedTitle } from '../../../../domain/registry/issue-plan.ts';
import type { IssuedTitle } from '../../../../domain/registry/issued-title.ts';
import { byRegister, type Register, registers } from '../../../../domain/registry/registers.ts';

/** The expected degree title, by the graduate's gender; 'Pendiente' without a nomenclature. */
type DegreeEstimate =
  | { readonly kind: 'named'; readonly text: string }
  | { readonly kind: 'no-nomenclature' }
  | { readonly kind: 'no-gender' };

/** A number that another title already has. */
interface TakenNumber {
  readonly register: Register;
  readonly holder: IssuedTitle;
}

/** One graduate of the rehearsal, with expected degree title and registry numbers. */
export interface RehearsalRow extends PlannedTitle {
  readonly fullName: string;
  readonly degree: DegreeEstimate;
  readonly taken: readonly TakenNumber[];
}

/** The titles that an issue would create, ordered by acta number. */
export function rehearse(
  { planned }: IssuePlan,
  degreeTitles: readonly DegreeTitle[],
  titles: readonly IssuedTitle[],
): readonly RehearsalRow[] {
  const degreeOf = degreeFinder(degreeTitles);
  const holderOf = holderFinder(planned, titles);
  return planned.map(({ application, numbers }) => ({
    application,
    numbers,
    fullName: joinPersonName(application.student),
    degree: degreeOf(application),
    taken: registers.flatMap((register) => {
      const holder = holderOf(register, numbers[register]);
      return holder === undefined ? [] : [{ register, holder }];
    }),
  }));
}

export function hasFinding({ degree, taken, numbers }: RehearsalRow): boolean {
  return (
    degree.kind !== 'named' ||
    taken.length > 0 ||
    registers.some((register) => numbers[register] === undefined)
  );
}

/** Counts of the findings that a registrar should know before the issue. */
export interface RehearsalFindings {
  readonly taken: number;
  readonly noNomenclature: number;
  readonly noGender: number;
  /** Registers whose initial number can't be incremented. */
  readonly unnumbered: readonly Register[];
}

export function findingsOf(rows: readonly RehearsalRow[]): RehearsalFindings {
  const ofDegree = (kind: DegreeEstimate['kind']) =>
    rows.filter(({ degree }) => degree.kind === kind).length;
  return {
    taken: rows.reduce((sum, { taken }) => sum + taken.length, 0),
    noNomenclature: ofDegree('no-nomenclature'),
    noGender: ofDegree('no-gender'),
    unnumbered: registers.filter((register) =>
      rows.some(({ numbers }) => numbers[register] === undefined),
    ),
  };
}

/** The lowest and the highest number of a register; undefined if there are none. */
export function spanOf(
  rows: readonly RehearsalRow[],
  register: Register,
): { readonly first: string; readonly last: string } | undefined {
  const numbers = rows.flatMap((row) => row.numbers[register] ?? []);
  numbers.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const [first] = numbers;
  const last = numbers.at(-1);
  return first === undefined || last === undefined ? undefined : { first, last };
}

function degreeFinder(degreeTitles: readonly DegreeTitle[]) {
  const nomenclatureOf = nomenclatureFinder(degreeTitles);
  return (application: Application): DegreeEstimate => {
    if (application.student.genderId === undefined) return { kind: 'no-gender' };
    const text = nomenclatureOf(application);
    return text === undefined ? { kind: 'no-nomenclature' } : { kind: 'named', text };
  };
}

/** Indexes only titles with a planned number, not all 50,000. */
function holderFinder(planned: readonly PlannedTitle[], titles: readonly IssuedTitle[]) {
  const holders = byRegister((register) => {
    const plannedKeys = new Set(planned.flatMap(({ numbers }) => keyOf(numbers[register]) ?? []));
    const found = new Map<string, IssuedTitle>();
    for (const title of titles) {
      const key = keyOf(title.registry[register]);
      if (key !== undefined && plannedKeys.has(key)) found.set(key, title);
    }
    return found;
  });
  return (register: Register, number: string | undefined) => {
    const key = keyOf(number);
    return key === undefined ? undefined : holders[register].get(key);
  };
}

/** A key under which '053' and '53' are the same number, and 'A-53' is another. */
function keyOf(number: string | undefined): string | undefined {
  return number?.trim().replace(/(^|\D)0+(?=\d+\D*$)/, '$1');
}
