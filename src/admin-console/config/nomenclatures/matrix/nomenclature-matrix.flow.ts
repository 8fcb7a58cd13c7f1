import { groupBy } from '#domain/collection/group-by.ts';
import type { Career } from '#domain/degree/career.ts';
import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import { femaleId, type Gender, maleId } from '#domain/person/gender.ts';
import { compareSpanish } from '#domain/text/spanish-order.ts';
import { proposeFemale, proposeMale } from '../title-proposal.flow.ts';

type MatrixCell =
  | {
      readonly status: 'filled';
      readonly title: string;
      /** The number of further rows of the same career and gender; the server decides which one a title uses. */
      readonly repeated: number;
    }
  | ({ readonly status: 'missing' } & Proposal);

interface Proposal {
  /** Derived from the career's other form; undefined without one. */
  readonly proposal: string | undefined;
  /** A row with a blank text to update; undefined if a row must be created. */
  readonly entryId: number | undefined;
}

export interface MatrixRow {
  /** The career's id. */
  readonly id: number;
  readonly career: Career;
  /** The cells by gender id. */
  readonly cells: ReadonlyMap<number, MatrixCell>;
  readonly missing: number;
}

/**
 * Builds the matrix of careers and genders with existing and missing nomenclatures. Active careers come first, because
 * graduates can choose them.
 */
export function buildMatrix(
  careers: readonly Career[],
  genders: readonly Gender[],
  titles: readonly DegreeTitle[],
): readonly MatrixRow[] {
  const byCareerAndGender = groupBy(titles, ({ careerId, genderId }) =>
    cellKey(careerId, genderId),
  );
  const titlesAt = (career: Career, genderId: number) =>
    byCareerAndGender.get(cellKey(career.id, genderId)) ?? [];

  const rows = careers.map((career): MatrixRow => {
    const cells = new Map(
      genders.map(({ id }) => [id, cellOf(id, (genderId) => titlesAt(career, genderId))]),
    );
    const missing = [...cells.values()].filter(({ status }) => status === 'missing').length;
    return { id: career.id, career, cells, missing };
  });
  return rows.sort(
    (a, b) =>
      Number(b.career.isActive) - Number(a.career.isActive) ||
      compareSpanish(a.career.name, b.career.name),
  );
}

function cellKey(careerId: number | undefined, genderId: number | undefined): string {
  return `${careerId}/${genderId}`;
}

function cellOf(
  genderId: number,
  titlesOf: (genderId: number) => readonly DegreeTitle[],
): MatrixCell {
  const entries = titlesOf(genderId);
  const [first, ...others] = entries.filter(hasText);
  if (first !== undefined) {
    return { status: 'filled', title: first.titleName, repeated: others.length };
  }
  const proposal = proposalFor(genderId, titlesOf);
  return { status: 'missing', proposal, entryId: entries[0]?.id };
}

/** Ignores rows with a blank text: their titles would be issued as 'Pendiente'. */
function hasText({ titleName }: DegreeTitle): boolean {
  return titleName.trim() !== '';
}

function proposalFor(
  genderId: number,
  titlesOf: (genderId: number) => readonly DegreeTitle[],
): string | undefined {
  const [maleTitle] = titlesOf(maleId).filter(hasText);
  const [femaleTitle] = titlesOf(femaleId).filter(hasText);
  if (genderId === femaleId && maleTitle !== undefined) return proposeFemale(maleTitle.titleName);
  if (genderId === maleId && femaleTitle !== undefined) return proposeMale(femaleTitle.titleName);
  return undefined;
}

/** Counts the missing nomenclatures of active careers, whose titles would be issued as 'Pendiente'. */
export function countMissing(rows: readonly MatrixRow[]): number {
  return rows.reduce((sum, row) => sum + (row.career.isActive ? row.missing : 0), 0);
}

/** A career and gender without a nomenclature. */
export interface MissingNomenclature extends Proposal {
  readonly career: Career;
  readonly genderId: number;
}
