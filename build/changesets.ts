import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs changesets with the arguments given. It does not see the root among npm's own workspaces, but does in the list of
 * another package manager; that list stands only while it runs, because other tools would follow it too.
 */
const root = path.resolve(import.meta.dirname, '..');
const list = path.join(root, 'pnpm-workspace.yaml');

writeFileSync(list, 'packages:\n  - .\n');
try {
  const options = { cwd: root, stdio: 'inherit' } as const;
  process.exitCode = spawnSync('changeset', process.argv.slice(2), options).status ?? 1;
} finally {
  rmSync(list);
}
