import type { Application } from '../../../domain/application/application.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';

/**
 * The applications that this screen is about: those of completed ceremonies are excluded (spec §2), found by id, else
 * by name. A ceremony that is not in the list, or a name that an uncompleted one shares, stays visible (ruling 27).
 */
export function visibleApplications(
  applications: readonly Application[],
  ceremonies: readonly Ceremony[],
): readonly Application[] {
  const byId = new Map(ceremonies.map((ceremony) => [ceremony.id, isCompleted(ceremony)]));
  const completedNames = namesOfCompletedOnly(ceremonies);
  if (completedNames.size === 0) return applications;

  return applications.filter(({ ceremony: { id, name } }) => {
    const isGone = id === undefined ? undefined : byId.get(id);
    return !(isGone ?? (name !== undefined && completedNames.has(name.trim())));
  });
}

export function isCompleted({ status }: Ceremony): boolean {
  return status === 'completed';
}

function namesOfCompletedOnly(ceremonies: readonly Ceremony[]): ReadonlySet<string> {
  const names = new Set(ceremonies.filter(isCompleted).map(({ name }) => name.trim()));
  for (const ceremony of ceremonies) if (!isCompleted(ceremony)) names.delete(ceremony.name.trim());
  return names;
}
