import type { Application } from '#domain/application/application.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { ceremonyFinder } from '#domain/ceremony/ceremony-finder.ts';
import { onlyOf, type Reference } from '#domain/collection/reference-finder.ts';
import { type Career, careerFinder } from '#domain/degree/career.ts';

/** Filter keys for the ceremony and career of an application. */
export interface ApplicationKeys {
  /** '3' for an id, 'n:Acto de Grado' for a name without id, '' for neither. */
  ceremonyOf(application: Application): string;
  careerOf(application: Application): string;
}

/**
 * Creates the keys. If some rows have ids and others only names, a name that belongs to exactly one id stands for that
 * id.
 */
export function applicationKeys(
  applications: readonly Application[],
  ceremonies: readonly Ceremony[],
): ApplicationKeys {
  const ceremoniesOf = ceremonyFinder(ceremonies);
  const careersOf = careerFinder(knownCareers(applications));
  return {
    ceremonyOf: ({ ceremony }) => referenceKey(onlyOf(ceremoniesOf(ceremony)) ?? ceremony),
    careerOf: ({ career }) => referenceKey(onlyOf(careersOf(career)) ?? career),
  };
}

function referenceKey({ id, name }: Reference): string {
  if (id !== undefined) return String(id);
  return name === undefined ? '' : `n:${name.trim()}`;
}

/** The careers that applications identify, each name of a career once. */
function knownCareers(applications: readonly Application[]) {
  const known = new Map<string, KnownCareer>();
  for (const { career } of applications) {
    const { id, name, facultyName } = career;
    if (id === undefined || name === undefined) continue;
    const key = `${id} ${name.trim()}`;
    if (!known.has(key)) known.set(key, { id, name, facultyName });
  }
  return [...known.values()];
}

type KnownCareer = Pick<Career, 'id' | 'name' | 'facultyName'>;
