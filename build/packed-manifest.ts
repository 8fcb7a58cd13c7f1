import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/**
 * `prepack` removes the fields of package.json that only this repository needs, and `postpack` (`--restore`) puts them
 * back. Yarn 1 warns users about `workspaces` in a package that is not private. npm packs a folder without `dist` too, so
 * `prepack` refuses it.
 */
const root = path.resolve(import.meta.dirname, '..');
const manifest = path.join(root, 'package.json');
const original = path.join(root, 'node_modules/.cache/package.json');

if (process.argv.includes('--restore')) {
  renameSync(original, manifest);
} else {
  if (!existsSync(path.join(root, 'dist'))) {
    throw new Error(
      'The package is not built, and would be packed without code. Run "npm run build".',
    );
  }
  mkdirSync(path.dirname(original), { recursive: true });
  copyFileSync(manifest, original);
  const { imports, workspaces, allowScripts, devDependencies, scripts, ...packed } = JSON.parse(
    readFileSync(manifest, 'utf8'),
    (key, value) => (key === 'birrete-source' ? undefined : value),
  );
  writeFileSync(manifest, `${JSON.stringify(packed, undefined, 2)}\n`);
}
