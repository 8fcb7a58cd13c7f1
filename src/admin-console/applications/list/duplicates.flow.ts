import type { Application } from '#domain/application/application.ts';
import { applicantKey } from '#domain/person/applicant-key.ts';
import type { ApplicationKeys } from './application-keys.flow.ts';

/** Finds other applications that are probably of the same person for the same ceremony. */
export interface DuplicateFinder {
  /**
   * Ignores rejected applications: their duplicates were already resolved. Two approved applications for two careers are
   * the two degrees of one person: the registrar who approved both has decided so.
   */
  othersOf(application: Application): readonly Application[];
}

/** Groups the applications lazily, on the first call. */
export function duplicateFinder(
  applications: readonly Application[],
  keys: ApplicationKeys,
): DuplicateFinder {
  let repeated: ReadonlyMap<string, readonly Application[]> | undefined;
  const none: readonly Application[] = [];
  return {
    othersOf: (application) => {
      if (application.status === 'rejected') return none;
      repeated ??= repeatedNumbers(applications);
      const sameNumber = repeated.get(applicantKey(application.student));
      if (sameNumber === undefined) return none;
      const ceremony = keys.ceremonyOf(application);
      return sameNumber.filter(
        (other) =>
          other.id !== application.id &&
          ceremony !== '' &&
          keys.ceremonyOf(other) === ceremony &&
          !areTwoDegrees(application, other, keys),
      );
    },
  };
}

function areTwoDegrees(a: Application, b: Application, keys: ApplicationKeys): boolean {
  const [career, otherCareer] = [keys.careerOf(a), keys.careerOf(b)];
  if (career === '' || otherCareer === '' || career === otherCareer) return false;
  return a.status === 'confirmed' && b.status === 'confirmed';
}

/** Applications that are not rejected, by id numbers that occur more than once. */
function repeatedNumbers(applications: readonly Application[]) {
  const first = new Map<string, Application>();
  const repeated = new Map<string, Application[]>();
  for (const application of applications) {
    if (application.status === 'rejected') continue;
    const number = applicantKey(application.student);
    if (number === '') continue;
    const earlier = first.get(number);
    const group = repeated.get(number);
    if (group !== undefined) group.push(application);
    else if (earlier !== undefined) repeated.set(number, [earlier, application]);
    else first.set(number, application);
  }
  return repeated;
}
