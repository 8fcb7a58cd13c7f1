/**
 * Size limits of pages, in KiB of gzip: `npm run size` fails above. Pages are bundled as a host bundles them, minified
 * and split at dynamic imports; elements are measured as built.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { productionBuild } from './bench/browser/bundle-page.ts';
import { jsxOnce } from './build/jsx-once.ts';
import { tightCss } from './build/tight-css.ts';

const sections = ['dashboard', 'ceremonies', 'applications', 'titles', 'reports', 'config'];

/** The doctor and other languages, which Spanish visitors don't load. */
const elsewhere = /^(show-doctor|english)-/;

const leavePackagesOut = {
  name: 'leave-packages-out',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.]/ }, ({ kind, path: name }) =>
      kind === 'entry-point' || name.startsWith('birrete/')
        ? undefined
        : { path: name, external: true },
    );
  },
};

/** From the sources, without bundled packages. */
const withoutPackages = {
  conditions: ['birrete-source', ...productionBuild.conditions],
  plugins: [jsxOnce, leavePackagesOut, tightCss],
};

const embed = path.resolve('dist/embed/chunks');
const [alone, wizard, lookup, admin, adminAlone] = await Promise.all([
  buildPage('react-alone'),
  buildPage('wizard'),
  buildPage('status-lookup'),
  buildPage('console'),
  buildPage('console', 'console-alone', withoutPackages),
]);

export default [
  check('React and ReactDOM alone', 68, chunksOf(alone)),
  check('wizard, until usable', 118, chunksOf(wizard)),
  check('wizard, all chunks', 145, chunksOf(wizard, 'all')),
  check('status look-up, until usable', 110.3, chunksOf(lookup, 'all')),
  check('console, until its first screen is usable', 120, chunksOf(admin)),
  ...sections.map((section) => check(`console, ${section} on top`, 82, onTop(section))),
  check('console, all chunks', 268, chunksOf(admin, 'all')),
  check('console, our own code compressed alone', 145.9, chunksOf(adminAlone, 'all')),
  check('<graduation-wizard>, until the widget shows', 67.5, elementOf('wizard-widget')),
  check('<graduation-wizard>, all chunks', 92.5, elementOf('wizard-widget', 'all')),
  check('<graduation-status>, until the widget shows', 60.8, elementOf('status-widget')),
  check('<graduation-status>, all chunks', 60.8, elementOf('status-widget', 'all')),
  check('<graduation-admin>, until the widget shows', 119, elementOf('admin-widget')),
  check('<graduation-admin>, all chunks', 264, elementOf('admin-widget', 'all')),
];

function check(name, kib, files) {
  return { name, path: files, limit: `${kib} KiB`, gzip: true };
}

/** Chunks that a section needs beyond the sign-in screen. */
function onTop(section) {
  const before = chunksOf(admin);
  const [start] = globSync(`${path.dirname(admin)}/${section}-section-*.js`);
  return chunksOf(start).filter((file) => !before.includes(file));
}

function elementOf(widget, lazy) {
  const [start] = globSync(`${embed}/${widget}-*.js`);
  return ['dist/embed/birrete-embed.js', ...chunksOf(start, lazy)];
}

/**
 * A chunk with its imports, and with the named lazy chunks or all of them.
 *
 * @param {string} start
 * @param {readonly string[] | 'all'} lazy
 */
function chunksOf(start, lazy = []) {
  const isFetched = (name) =>
    lazy === 'all' ? !elsewhere.test(name) : lazy.some((part) => name.startsWith(part));
  const reached = new Set([start]);
  for (const file of reached) {
    const code = readFileSync(file, 'utf8');
    for (const [, call, name] of code.matchAll(
      /\b(?:from|import(\()?)\s*["'`]\.\/([^"'`]+)["'`]/g,
    )) {
      if (call === undefined || isFetched(name)) reached.add(path.join(path.dirname(file), name));
    }
  }
  for (const part of lazy === 'all' ? [] : lazy) {
    const isFound = [...reached].some((file) => path.basename(file).startsWith(part));
    if (!isFound) throw new Error(`${start} fetches no ${part}; was it renamed?`);
  }
  return [...reached];
}

/** @returns the page's entry chunk */
async function buildPage(name, place = name, options = {}) {
  const folder = path.resolve(`node_modules/.cache/size/${place}`);
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: [`bench/size/${name}.tsx`],
    outdir: folder,
    ...productionBuild,
    ...options,
  });
  return path.join(folder, `${name}.js`);
}
