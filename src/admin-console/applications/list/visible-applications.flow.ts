import type { Application } from '#domain/application/application.ts';
import type { Ceremony } from '#domain/ceremony/ceremony.ts';
import { ceremonyFinder } from '#domain/ceremony/ceremony-finder.ts';
import {
  openWordingRequest,
  type ProofsByApplication,
} from '../wording-requests/wording-requests.flow.ts';

/**
 * Excludes applications of completed ceremonies. An application stays visible if its ceremony is unknown, or ambiguous and
 * possibly not completed, or if its graduate waits for the answer to a wording request.
 */
export function visibleApplications(
  applications: readonly Application[],
  ceremonies: readonly Ceremony[],
  proofs: ProofsByApplication,
): readonly Application[] {
  if (!ceremonies.some(isCompleted)) return applications;
  const ceremoniesOf = ceremonyFinder(ceremonies);
  return applications.filter((application) => {
    if (openWordingRequest(proofs, application) !== undefined) return true;
    const found = ceremoniesOf(application.ceremony);
    return found.length === 0 || !found.every(isCompleted);
  });
}

export function isCompleted({ status }: Ceremony): boolean {
  return status === 'completed';
}
