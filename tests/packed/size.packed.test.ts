import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const execute = promisify(execFile);

test('the manifest names nothing that only this repository needs', async () => {
  const options = ['-xzOf', inject('tarball'), 'package/package.json'];
  const { stdout } = await execute('tar', options);
  expect(stdout).not.toMatch(/"(workspaces|scripts|devDependencies|imports|birrete-source)":/);
});

test('the package has at most 3 MB, and 12 MB on disk', async () => {
  expect((await stat(inject('tarball'))).size).toBeLessThanOrEqual(3e6);

  const { stdout: list } = await execute('tar', ['-tvzf', inject('tarball')], { maxBuffer: 1e8 });
  const sizes = list
    .trim()
    .split('\n')
    .map((line) => Number(line.split(/\s+/)[2]));
  const unpacked = sizes.reduce((sum, size) => sum + size, 0);
  expect(unpacked).toBeGreaterThan(1e6);
  expect(unpacked).toBeLessThanOrEqual(12e6);
});
