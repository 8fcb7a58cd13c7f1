import path from 'node:path';
import type { Suite } from './faults.ts';
import { reportFile, reportOf } from './run.ts';
import type { Failure, Search } from './search.ts';

interface File {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** Runs whole files together, and each '<file> > <title>' separately. */
export function vitest(project: Suite): (search: Search) => readonly Failure[] {
  return (search) => {
    const parts = search.places.filter((place) => place.includes(' > '));
    const files = search.places.filter((place) => !parts.includes(place));
    const inParts = parts.flatMap((place) => {
      const [file = '', title = ''] = place.split(' > ');
      const failures = failuresIn(project, [file, '--testNamePattern', title], search);
      return failures.map((failure) => ({ ...failure, place }));
    });
    return [...(files.length === 0 ? [] : failuresIn(project, files, search)), ...inParts];
  };
}

function failuresIn(project: Suite, which: readonly string[], { folder, isRare }: Search) {
  const { testResults } = reportOf<{ readonly testResults: readonly File[] }>(folder, [
    ...[process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...which],
    ...['--config', `tests/config/vitest.${project}.config.ts`],
    // Stories have no tags of Vitest.
    ...(isRare || project === 'storybook' ? [] : ['--tags-filter', '!rare']),
    ...['--reporter', 'json', '--outputFile', reportFile],
  ]);
  const hasRun = ({ status, assertionResults }: File) =>
    status === 'failed' || assertionResults.length > 0;
  if (!testResults.some(hasRun)) throw new Error(`No test ran: ${which.join(' ')}`);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that fails to load has no tests.
    const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : [message];
    const place = path.relative(folder, name);
    return status === 'passed' ? [] : titles.map((title): Failure => ({ place, title }));
  });
}
