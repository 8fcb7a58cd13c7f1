import type { Application } from '../application/application.ts';
import type { DegreeTitle } from './degree-title.ts';

/** What of an application decides how its title reads. */
interface Graduate {
  readonly career: Pick<Application['career'], 'id' | 'name'>;
  readonly student: Pick<Application['student'], 'genderId'>;
}

/**
 * Finds how a title reads for an application's career, by its id, else by its name, and for the person's gender.
 * Undefined where there is no nomenclature, or no gender to choose it by; an entry without career, gender or text
 * covers nobody.
 */
export function nomenclatureFinder(
  degreeTitles: readonly DegreeTitle[],
): (graduate: Graduate) => string | undefined {
  const texts = new Map<string, string>();
  for (const { careerId, careerName, genderId, titleName } of degreeTitles) {
    if (titleName.trim() === '') continue;
    texts.set(`#${careerId} ${genderId}`, titleName.trim());
    if (careerName !== undefined) texts.set(`${careerName.trim()} ${genderId}`, titleName.trim());
  }
  return ({ career: { id, name }, student: { genderId } }) =>
    genderId === undefined
      ? undefined
      : texts.get(`${id === undefined ? name?.trim() : `#${id}`} ${genderId}`);
}
