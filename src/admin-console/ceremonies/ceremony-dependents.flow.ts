import type { Application } from '#domain/application/application.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import type { DegreeTitle } from '#domain/degree/degree-title.ts';
import { nomenclatureFinder } from '#domain/degree/nomenclature-finder.ts';
import { compareSpanish } from '#domain/text/spanish-order.ts';

export function countByStatus(
  applications: readonly Application[],
): Readonly<Record<ApplicationStatus, number>> {
  const counts = { pending: 0, confirmed: 0, rejected: 0 };
  for (const { status } of applications) counts[status] += 1;
  return counts;
}

/** Counts the numbers that a ceremony may need: one for each application that is not rejected. */
export function expectedGraduates(
  ceremony: Pick<Ceremony, 'status'>,
  applications: readonly Application[],
): number {
  const { pending, confirmed } = countByStatus(applications);
  return ceremony.status === 'completed' ? confirmed : confirmed + pending;
}

/** A career and gender whose titles would read 'Pendiente'. */
export interface MissingNomenclature {
  /** The career's id, or its name without an id: careers may share a name. */
  readonly careerKey: number | string;
  readonly careerName: string | undefined;
  readonly genderId: number;
}

/**
 * Finds careers and genders of these applications without a nomenclature. Ignores applications without a gender, and
 * those whose career is ambiguous.
 */
export function missingNomenclatures(
  applications: readonly Application[],
  degreeTitles: readonly DegreeTitle[],
): readonly MissingNomenclature[] {
  const nomenclatureOf = nomenclatureFinder(degreeTitles);
  const missing = new Map<string, MissingNomenclature>();
  for (const { career, student } of applications) {
    const { genderId } = student;
    const careerKey = career.id ?? career.name;
    if (genderId === undefined || careerKey === undefined) continue;
    if (nomenclatureOf({ career, student }).kind !== 'no-nomenclature') continue;
    missing.set(`${careerKey} ${genderId}`, { careerKey, careerName: career.name, genderId });
  }
  return [...missing.values()].sort(byCareerThenGender);
}

/** Names of careers of these applications that several careers have, without an id that decides between them. */
export function ambiguousCareers(
  applications: readonly Application[],
  degreeTitles: readonly DegreeTitle[],
): readonly string[] {
  const nomenclatureOf = nomenclatureFinder(degreeTitles);
  const names = applications
    .filter((application) => nomenclatureOf(application).kind === 'ambiguous-career')
    .flatMap(({ career }) => career.name?.trim() ?? []);
  return [...new Set(names)].sort(compareSpanish);
}

function byCareerThenGender(a: MissingNomenclature, b: MissingNomenclature): number {
  return compareSpanish(a.careerName ?? '', b.careerName ?? '') || a.genderId - b.genderId;
}
