import { type Reference, referenceFinder } from '../collection/reference-finder.ts';
import type { Career } from './career.ts';

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
