import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { commandMessages } from '../../examples/api/src/commands/commands.messages.ts';

const root = path.resolve(import.meta.dirname, '../..');

const pages = [
  '*.md',
  'docs/**/*.md',
  'examples/*/README.md',
  'src/**/README.md',
  '.github/*.md',
  '{src,.storybook}/**/*.mdx',
].flatMap((pattern) => globSync(pattern, { cwd: root }));

const scripts = new Set(
  ['package.json', ...globSync('examples/*/package.json', { cwd: root })].flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(root, file), 'utf8')).scripts),
  ),
);
const fileNames = new Set([
  ...readdirSync(root),
  ...globSync('{.storybook/*,{src,docs,tests,bench,build,examples}/**/*.*}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  }).map((file) => path.basename(file)),
]);
/** First segments of the repository's paths, without folders that only a build or a test run creates. */
const tops = new Set([...readdirSync(root), ...readdirSync(path.join(root, 'src'))]);
for (const name of ['dist', 'node_modules', '.cache', '.changeset', '.visual']) tops.delete(name);

/** `<resource>` and `NNNN` stand for any name. */
function exists(name: string, folder: string): boolean {
  const pattern = name.replaceAll(/<[\w-]+>|NNNN/g, '*');
  if (!pattern.includes('/')) {
    const matches = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    return [...fileNames].some((file) => matches.test(file));
  }
  return [root, path.join(root, 'src'), folder].some(
    (from) => existsSync(path.join(from, pattern)) || globSync(pattern, { cwd: from }).length > 0,
  );
}

function namesAFile(span: string): boolean {
  if (/\s|[()='"]|:\/\//.test(span)) return false;
  if (/^[\w<>*.-]+\.(tsx?|mjs|md|css)$/.test(span)) return true;
  const [first = ''] = span.split('/');
  return span.includes('/') && (first.startsWith('..') || tops.has(first));
}

/** The anchors that GitHub derives from a page's headings. */
function anchorsOf(file: string): readonly string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Links to a missing heading of an existing page. */
function missingAnchors(page: string, text: string): readonly string[] {
  const links = [...text.matchAll(/\]\((?!\w+:|\?path=)([^)#\s]*)#([^)\s]+)\)/g)];
  return links
    .filter(([, target = '', anchor = '']) => {
      const file = path.join(root, target === '' ? page : path.join(path.dirname(page), target));
      return file.endsWith('.md') && existsSync(file) && !anchorsOf(file).includes(anchor);
    })
    .map(([link]) => link);
}

/** Paths, links and commands of a page that don't exist. */
function missingThings(page: string, text: string): readonly string[] {
  const folder = path.join(root, path.dirname(page));
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const links = [...text.matchAll(/\]\((?!\w+:|#|\?path=)([^)#\s]+)/g)].map(
    ([, link = '']) => link,
  );
  const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
  const ofTheApi = [...text.matchAll(/(?:npm run api --|commands\/main\.ts) ([\w-]+)/g)];
  return [
    ...spans.filter((span) => namesAFile(span) && !exists(span, folder)),
    ...links.filter((link) => !existsSync(path.join(folder, link))),
    ...missingAnchors(page, text),
    ...commands.filter((name) => !scripts.has(name)).map((name) => `npm run ${name}`),
    ...ofTheApi.filter(([, name = '']) => !(name in commandMessages.commands)).map(([all]) => all),
  ];
}

test.each(pages)('every path and command that %s names exists', (page) => {
  expect(missingThings(page, readFileSync(path.join(root, page), 'utf8'))).toEqual([]);
});

test.each([
  '`src/nowhere.ts`',
  '`nowhere.ts`',
  '`provider/nowhere/`',
  '`<name>.nowhere.ts`',
  'npm run nowhere',
  'npm run api -- nowhere',
  '[a page](nowhere.md)',
  '[a heading](glossary.md#nowhere)',
])('reports %s as missing', (text) => {
  expect(missingThings('docs/page.md', text)).toHaveLength(1);
});
