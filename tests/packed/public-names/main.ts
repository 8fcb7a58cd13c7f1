import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readPublicImports } from '../public-imports.ts';
import { readPublicApi } from './read-names.ts';
import { writeNames } from './write-names.ts';

const page = path.resolve(import.meta.dirname, '../../../docs/public-names.md');

const now = writeNames(readPublicApi(await readPublicImports()));

if (process.argv.includes('--accept')) {
  await writeFile(page, now);
  console.log('docs/public-names.md holds the names of the build in dist.');
} else {
  complain(await readFile(page, 'utf8').catch(() => ''));
}

/** Fails when the accepted page says something else, and shows what. */
function complain(accepted: string): void {
  if (accepted === now) return;
  const before = new Set(accepted.split('\n'));
  const after = new Set(now.split('\n'));
  const gone = [...before].filter((line) => !after.has(line)).map((line) => `- ${line}`);
  const come = [...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`);
  console.error(
    `The public names have changed:\n\n${[...gone, ...come].join('\n')}\n\n` +
      'If a host is meant to see this, run "npm run names:accept", commit docs/public-names.md, and say in a changeset ' +
      '("npm run changeset") what it means for an upgrade: docs/upgrading.md tells which change asks for which version.',
  );
  process.exitCode = 1;
}
