import type { Application } from '../../../domain/application/application.ts';
import type { Ceremony } from '../../../domain/ceremony/ceremony.ts';
import { ceremonyFinder } from '../../../domain/ceremony/ceremony-finder.ts';

/**
 * Excludes applications of completed ceremonies. An application stays visible if its ceremony is unknown, or ambiguous and
 * possibly not completed.
 */
export function visibleApplications(
  applications: readonly Application[],
  ceremonies: readonly Ceremony[],
): readonly Application[] {
  if (!ceremonies.some(isCompleted)) return applications;
  const ceremoniesOf = ceremonyFinder(ceremonies);
  return applications.filter(({ ceremony }) => {
    const found = ceremoniesOf(ceremony);
    return found.length === 0 || !found.every(isCompleted);
  });
}

export function isCompleted({ status }: Ceremony): boolean {
  return status === 'completed';
}
