import type { Application } from '../application/application.ts';
import type { Career } from './career.ts';

/** Finds an application's career: by its id, else by its name. */
export function careerFinder(
  careers: readonly Career[],
): (application: Application) => Career | undefined {
  const byId = new Map(careers.map((career) => [career.id, career]));
  const byName = new Map(careers.map((career) => [career.name.trim(), career]));
  return ({ career: { id, name } }) =>
    id === undefined ? byName.get(name?.trim() ?? '') : byId.get(id);
}
