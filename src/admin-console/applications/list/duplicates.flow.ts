import type { Application } from '../../../domain/application/application.ts';
import type { ApplicationKeys } from './application-keys.flow.ts';

const onlyDigits = /^\d+$/;
const typeBeforeDigits = /^(CI|[VEPJG])(?=\d)/;

/** An identity number as duplicates compare it: without dots, spaces, dashes, case and the type's letter. */
export function bareIdNumber(text: string): string {
  // Most numbers are bare already, and all of a long list are asked for at once.
  if (onlyDigits.test(text)) return text;
  return text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(typeBeforeDigits, '');
}

/** Finds the other applications that may be the same person's for the same ceremony. */
export interface DuplicateFinder {
  /** None for a rejected application, and none that is rejected: that case was decided. */
  othersOf(application: Application): readonly Application[];
}

/** The groups are made when the first row asks. */
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
      const alike = repeated.get(bareIdNumber(application.student.idNumber));
      if (alike === undefined) return none;
      const ceremony = keys.ceremonyOf(application);
      return alike.filter(
        (other) =>
          other.id !== application.id && ceremony !== '' && keys.ceremonyOf(other) === ceremony,
      );
    },
  };
}

/** The numbers that occur more than once among what is not rejected; only they are worth a second look. */
function repeatedNumbers(applications: readonly Application[]) {
  const first = new Map<string, Application>();
  const repeated = new Map<string, Application[]>();
  for (const application of applications) {
    if (application.status === 'rejected') continue;
    const number = bareIdNumber(application.student.idNumber);
    if (number === '') continue;
    const earlier = first.get(number);
    const group = repeated.get(number);
    if (group !== undefined) group.push(application);
    else if (earlier !== undefined) repeated.set(number, [earlier, application]);
    else first.set(number, application);
  }
  return repeated;
}
