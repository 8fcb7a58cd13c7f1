import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from './faults.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Checks out the last commit beside the repository, with its packages, for seeded faults. */
export function openWorktree() {
  const parent = mkdtempSync(path.join(tmpdir(), 'birrete-faults-'));
  // PostgreSQL does not run as root, and its user needs access to the packages.
  chmodSync(parent, 0o755);
  const folder = path.join(parent, 'birrete');
  git(root, 'worktree', 'add', '--detach', folder, 'HEAD');
  // Workspace packages are links that lead into the copy. Hard links are fast where the file system supports them.
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  const isLinked = spawnSync('cp', ['-al', from, to]).status === 0;
  if (!isLinked) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return {
    folder,
    /** @returns whether the patch applies; one line of context is enough */
    apply: ({ group, name }: Fault) => {
      const patch = path.join(import.meta.dirname, group, `${name}.patch`);
      return spawnSync('git', ['apply', '-C1', patch], { cwd: folder }).status === 0;
    },
    revert: () => git(folder, 'checkout', '--', '.'),
    close: () => {
      git(root, 'worktree', 'remove', '--force', folder);
      rmSync(parent, { recursive: true });
    },
  };
}

function git(cwd: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}
