import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs, inputsFile } from '#storybook/build-inputs.ts';
import { builtStorybook, readEntries } from './serve-storybook.ts';

/**
 * Builds the static Storybook, unless an up-to-date build exists.
 *
 * @param options.withDocs whether docs pages are needed, which a quick build omits.
 */
export async function buildStorybook({ withDocs }: { readonly withDocs: boolean }): Promise<void> {
  if (await isBuilt(withDocs)) return;
  const { status } = spawnSync(
    'npm',
    ['run', 'storybook:build', ...(withDocs ? [] : ['--', '--test'])],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error('Storybook could not be built.');
}

async function isBuilt(withDocs: boolean): Promise<boolean> {
  const file = path.join(builtStorybook, inputsFile);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== hashInputs()) return false;
  return !withDocs || (await readEntries()).some(({ type }) => type === 'docs');
}
