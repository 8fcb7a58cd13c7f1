import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const modules = path.resolve(import.meta.dirname, '../../../node_modules');

/**
 * Unpacks the package in a project, and links the dependencies of both, and the programs, to those installed here. An
 * import that neither of them declares is not found.
 */
export async function linkPackage(project: string, tarball: string): Promise<void> {
  const own = path.join(project, 'node_modules/birrete');
  await mkdir(own, { recursive: true });
  await execute('tar', ['-xzf', tarball, '-C', own, '--strip-components', '1']);
  await link(path.join(modules, '.bin'), path.join(own, '../.bin'));
  const names = [
    ...(await dependenciesOf(project, 'dependencies', 'devDependencies')),
    ...(await dependenciesOf(own, 'dependencies')),
  ];
  for (const name of new Set(names)) {
    if (name !== 'birrete') await link(path.join(modules, name), path.join(own, '..', name));
  }
}

async function dependenciesOf(
  project: string,
  ...kinds: readonly string[]
): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(path.join(project, 'package.json'), 'utf8'));
  return kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {}));
}

async function link(target: string, at: string): Promise<void> {
  await mkdir(path.dirname(at), { recursive: true });
  // On Windows every user may create a junction, but only administrators a symbolic link.
  await symlink(target, at, 'junction');
}
