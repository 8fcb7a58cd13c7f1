import type { Application } from '../../domain/application.ts';
import type { ApplicationKeys } from './application-keys.flow.ts';

const typeBeforeDigits = /^(CI|[VEPJG])(?=\d)/;

/** An identity number as duplicates compare it: without dots, spaces, dashes, case and the type's letter. */
export function bareIdNumber(text: string): string {
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
  let groups: ReadonlyMap<string, readonly Application[]> | undefined;
  const none: readonly Application[] = [];
  return {
    othersOf: (application) => {
      const key = groupKey(application, keys);
      if (key === undefined) return none;
      groups ??= grouped(applications, keys);
      const group = groups.get(key) ?? none;
      return group.length < 2 ? none : group.filter(({ id }) => id !== application.id);
    },
  };
}

function grouped(applications: readonly Application[], keys: ApplicationKeys) {
  const groups = new Map<string, Application[]>();
  for (const application of applications) {
    const key = groupKey(application, keys);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [application]);
    else group.push(application);
  }
  return groups;
}

function groupKey(application: Application, keys: ApplicationKeys): string | undefined {
  if (application.status === 'rejected') return undefined;
  const number = bareIdNumber(application.student.idNumber);
  const ceremony = keys.ceremonyOf(application);
  return number === '' || ceremony === '' ? undefined : `${number} ${ceremony}`;
}
