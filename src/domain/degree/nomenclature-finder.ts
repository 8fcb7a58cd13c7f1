import type { Application } from '../application/application.ts';
import { groupBy } from '../collection/group-by.ts';
import type { DegreeTitle } from './degree-title.ts';

/** The parts of an application that decide the text of its title. */
interface Graduate {
  readonly career: Pick<Application['career'], 'id' | 'name'>;
  readonly student: Pick<Application['student'], 'genderId'>;
}

/** The expected text of a degree title, or the reason why there is none. */
export type Nomenclature =
  | { readonly kind: 'named'; readonly text: string }
  | { readonly kind: 'no-nomenclature' }
  | { readonly kind: 'no-gender' }
  /** The application has no career id, and several careers have its name. */
  | { readonly kind: 'ambiguous-career' };

/**
 * Finds the text of a title by the id of the career, else by its name, and by the person's gender. An id without an
 * entry is not looked up by name, because a career may have no entry. An entry without career, gender or text covers
 * nobody.
 */
export function nomenclatureFinder(
  degreeTitles: readonly DegreeTitle[],
): (graduate: Graduate) => Nomenclature {
  const entries = degreeTitles.filter(({ titleName }) => titleName.trim() !== '');
  const byId = groupBy(entries, ({ careerId, genderId }) => careerGenderKey(careerId, genderId));
  const byName = groupBy(entries, ({ careerName, genderId }) =>
    careerGenderKey(careerName?.trim(), genderId),
  );
  return ({ career: { id, name }, student: { genderId } }) => {
    if (genderId === undefined) return { kind: 'no-gender' };
    const key = careerGenderKey(id ?? name?.trim(), genderId);
    const found = (id === undefined ? byName : byId).get(key ?? '') ?? [];
    const careerIds = new Set(found.flatMap(({ careerId }) => careerId ?? []));
    if (careerIds.size > 1) return { kind: 'ambiguous-career' };
    const text = found.at(-1)?.titleName.trim();
    return text === undefined ? { kind: 'no-nomenclature' } : { kind: 'named', text };
  };
}

function careerGenderKey(career: number | string | undefined, genderId: number | undefined) {
  return career === undefined || genderId === undefined ? undefined : `${genderId} ${career}`;
}
