import type { Application } from '../../../domain/application/application.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { ceremonyFinder } from '../../../domain/ceremony/ceremony-finder.ts';

/** Filter keys for the ceremony and career of an application. */
export interface ApplicationKeys {
  /** '3' for an id, 'n:Acto de Grado' for a name without id, '' for neither. */
  ceremonyOf(application: Application): string;
  careerOf(application: Application): string;
}

/** Creates the keys. If some rows have ids and others only names, a name that belongs to one id stands for that id. */
export function applicationKeys(
  applications: readonly Application[],
  ceremonies: readonly Ceremony[],
): ApplicationKeys {
  const ceremoniesOf = ceremonyFinder(ceremonies);
  const careerIds = idsByName(applications.map(({ career }) => career));
  return {
    ceremonyOf: ({ ceremony }) => {
      const [found, ...others] = ceremoniesOf(ceremony);
      return keyOf(others.length > 0 ? ceremony : (found ?? ceremony));
    },
    careerOf: ({ career }) =>
      keyOf({ ...career, id: career.id ?? careerIds.get(career.name?.trim() ?? '') }),
  };
}

interface Named {
  readonly id: number | undefined;
  readonly name: string | undefined;
}

function keyOf({ id, name }: Named): string {
  if (id !== undefined) return String(id);
  return name === undefined ? '' : `n:${name.trim()}`;
}

function idsByName(careers: readonly Named[]): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  for (const { id, name } of careers) {
    if (id !== undefined && name !== undefined && !ids.has(name.trim())) ids.set(name.trim(), id);
  }
  return ids;
}
