import { reportOf } from './run.ts';
import type { Failure, Search } from './search.ts';

interface File {
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
}

/** Checks stories of the built Storybook. A place is a pattern for `<title>: <name>`. */
export function checkStories({ folder, places, isRare }: Search): readonly Failure[] {
  const report = reportOf<{ readonly suites: readonly File[] }>(folder, [
    ...[process.execPath, 'node_modules/playwright/cli.js', 'test', '--reporter', 'json'],
    ...['--project', isRare ? 'all' : 'usual', '--grep', places.join('|')],
  ]);
  const failed = report.suites.flatMap(({ specs }) => specs.filter(({ ok }) => !ok));
  return failed.flatMap(({ title }) =>
    places
      .filter((place) => new RegExp(`^${place}$`).test(title))
      .map((place) => ({ place, title })),
  );
}
