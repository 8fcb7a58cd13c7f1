import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Fault } from './faults.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Checks the last commit out beside the repository, with its packages, to put faults into. */
export function openWorktree() {
  const parent = mkdtempSync(path.join(tmpdir(), 'birrete-faults-'));
  const folder = path.join(parent, 'birrete');
  git(root, 'worktree', 'add', '--detach', folder, 'HEAD');
  // The packages of the workspaces are links, which lead into the copy. Hard links are quick, where they can be made.
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  const isLinked = spawnSync('cp', ['-al', from, to]).status === 0;
  if (!isLinked) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return {
    folder,
    /** @returns whether its patch applies; one line around a change is enough to find it */
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
