/**
 * `npm run test:one -- <path> […]`: the unit, API and browser tests and the stories of files or folders. Loads only the
 * kinds of tests that exist there, so that one domain test takes about a second. Further options go to Vitest.
 */
import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { apiTests } from '#tests/config/api-tests.ts';

const paths = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('-'));

const files = paths.flatMap((place) =>
  statSync(place).isDirectory()
    ? globSync('**/*.{test.ts,test.tsx,stories.tsx}', { cwd: place }).map((file) =>
        path.join(place, file),
      )
    : [place],
);
const kinds = new Map<string, string[]>();
for (const file of files) {
  const kind = kindOf(file);
  if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), file]);
}

if (kinds.size === 0) {
  console.error(`Name a file or folder with tests: npm run test:one -- src/ui/button`);
  process.exitCode = 1;
}
for (const [kind, chosen] of kinds) {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      `tests/config/vitest.${kind}.config.ts`,
      ...chosen,
      ...options,
    ],
    { stdio: 'inherit' },
  );
  process.exitCode ||= status ?? 1;
}

/** The configuration in `tests/config` that runs a file. */
function kindOf(file: string): string | undefined {
  const [, special] = /\.(e2e|packed|browsers|operations)\.test\.ts$/.exec(file) ?? [];
  if (special !== undefined) return special;
  if (file.endsWith('.stories.tsx')) return 'storybook';
  if (file.endsWith('.test.tsx')) return 'browser';
  if (!file.endsWith('.test.ts')) return undefined;
  return apiTests.some((glob) => path.matchesGlob(file, glob)) ? 'api' : 'unit';
}
