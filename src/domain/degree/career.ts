import { type Reference, referenceFinder } from '../collection/reference-finder.ts';

/** A career (degree programme). */
export interface Career {
  readonly id: number;
  readonly name: string;
  readonly typeId: number | undefined;
  readonly typeName: string | undefined;
  readonly facultyId: number | undefined;
  readonly facultyName: string | undefined;
  /** Only active careers are offered to graduates; a missing flag means active. */
  readonly isActive: boolean;
  /** Positions in the numbering order of the three registers; 0 when missing. */
  readonly recordOrder: number;
  readonly assignedOrder: number;
  readonly folioOrder: number;
}

/** The career as an application or a title refers to it. */
interface CareerReference extends Reference {
  readonly facultyName: string | undefined;
}

/** Finds the careers that a reference may mean: by id, else by name, and among careers with one name by faculty. */
export function careerFinder<Row extends Pick<Career, 'id' | 'name' | 'facultyName'>>(
  careers: readonly Row[],
): (reference: CareerReference) => readonly Row[] {
  return referenceFinder(
    careers,
    (career, { facultyName }) =>
      facultyName !== undefined && career.facultyName?.trim() === facultyName.trim(),
  );
}
