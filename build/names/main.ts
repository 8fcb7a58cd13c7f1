import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type PublicImport, readPublicImports } from '#tests/packed/public-imports.ts';
import { Declarations, type Declared } from './declarations.ts';

/**
 * `npm run names` compares the declarations in `dist` with the accepted list of public names, `docs/public-names.txt`, and
 * fails if they differ. `-- --accept` writes the list. It has the exported names of each import with their types, then the
 * types that those use without being exported. A name that several imports export has its type in the first.
 */
const root = path.resolve(import.meta.dirname, '../..');
const accepted = path.join(root, 'docs/public-names.txt');
const current = path.join(root, 'node_modules/.cache/public-names.txt');

const written = listOfNames(await readPublicImports());
if (process.argv.includes('--accept')) {
  writeFileSync(accepted, written);
} else if (readFileSync(accepted, 'utf8') !== written) {
  mkdirSync(path.dirname(current), { recursive: true });
  writeFileSync(current, written);
  refuse();
}

function listOfNames(imports: readonly PublicImport[]): string {
  const files = imports.map(({ declarations }) => declarations);
  const declarations = new Declarations(path.join(root, 'dist'), files);
  const sections = imports.map(({ specifier, declarations: file }) => [
    `# ${specifier}`,
    ...declarations.exportsOf(file).map(nameEntry),
    ...declarations.augmentationsOf(file),
  ]);
  const unexported = ['# not exported', ...declarations.unexported().map(nameEntry)];
  return `${[...sections, unexported].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function nameEntry({ name, text }: Declared): string {
  return text ?? name;
}

function refuse(): void {
  try {
    const options = ['diff', '--no-index', '--word-diff=color', '--word-diff-regex=\\w+|\\S'];
    execFileSync('git', [...options, accepted, current], { stdio: 'inherit' });
  } catch {
    // `git diff --no-index` fails if the files differ.
  }
  console.error(
    '\nThe public names have changed. If this is intended, run "npm run names -- --accept", commit docs/public-names.txt, and ' +
      'describe the change in a changeset ("npx changeset"). docs/upgrading.md lists which change requires which version.',
  );
  process.exitCode = 1;
}
