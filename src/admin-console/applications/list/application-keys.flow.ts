import type { Application } from '../../../domain/application/application.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';

/** Tells which ceremony and which career an application belongs to: by id, else by name (ruling 27). */
export interface ApplicationKeys {
  /** '3' for an id, 'n:Acto de Grado' for a name alone, '' for neither. */
  ceremonyOf(application: Application): string;
  careerOf(application: Application): string;
}

/** Some rows of one list may carry ids and others names only: a name that some row ties to an id is that id. */
export function applicationKeys(
  applications: readonly Application[],
  ceremonies: readonly Ceremony[],
): ApplicationKeys {
  const ceremonyIds = idsByName(ceremonies);
  const careerIds = idsByName(applications.map(({ career }) => career));
  return {
    ceremonyOf: ({ ceremony }) => keyOf(ceremony, ceremonyIds),
    careerOf: ({ career }) => keyOf(career, careerIds),
  };
}

interface Named {
  readonly id: number | undefined;
  readonly name: string | undefined;
}

function keyOf({ id, name }: Named, ids: ReadonlyMap<string, number>): string {
  if (id !== undefined) return String(id);
  if (name === undefined) return '';
  const known = ids.get(name.trim());
  return known === undefined ? `n:${name.trim()}` : String(known);
}

function idsByName(things: readonly Named[]): ReadonlyMap<string, number> {
  const ids = new Map<string, number>();
  for (const { id, name } of things) {
    if (id !== undefined && name !== undefined && !ids.has(name.trim())) ids.set(name.trim(), id);
  }
  return ids;
}
