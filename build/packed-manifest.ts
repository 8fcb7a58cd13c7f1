import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `prepack` and `postpack`: the package leaves without what only this repository needs. Yarn 1 warns every host of
 * `workspaces` in a package that is not private.
 */
const root = path.resolve(import.meta.dirname, '..');
const manifest = path.join(root, 'package.json');
const whole = path.join(root, 'node_modules/.cache/package.json');

if (process.argv.includes('--restore')) {
  renameSync(whole, manifest);
} else {
  mkdirSync(path.dirname(whole), { recursive: true });
  copyFileSync(manifest, whole);
  const { workspaces, allowScripts, devDependencies, scripts, ...packed } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  writeFileSync(manifest, `${JSON.stringify(packed, undefined, 2)}\n`);
}
