import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'birrete-pack-'));
for (const file of ['package.json', 'build/packed-manifest.ts']) {
  cpSync(path.join(repository, file), path.join(folder, file), { recursive: true });
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const prepack = () =>
  spawnSync(process.execPath, ['build/packed-manifest.ts'], { cwd: folder, encoding: 'utf8' });
const packedFields = () =>
  Object.keys(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));

test('a package that is not built is not packed', () => {
  const { status, stderr } = prepack();
  expect(status).toBe(1);
  expect(stderr).toContain('npm run build');
  expect(packedFields()).toContain('workspaces');
});

test('a built package is packed without the fields of the repository', () => {
  mkdirSync(path.join(folder, 'dist'));
  expect(prepack().status).toBe(0);
  expect(packedFields()).toContain('exports');
  expect(packedFields()).not.toContain('workspaces');
});
