/**
 * The limits of `npm run size`: what a page loads, in KiB of gzip. Pages are bundled as a host bundles them, minified and
 * split at dynamic imports; the elements are measured as built.
 *
 * A limit catches regressions. It is not a reason to write code differently: if plain code needs more, raise the limit in
 * the same change and state the reason (docs/decisions/0049).
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { productionBuild } from './bench/browser/bundle-page.ts';

const sections = ['dashboard', 'ceremonies', 'applications', 'titles', 'reports', 'config'];

/** The doctor and other languages, which a page in Spanish does not load. */
const unused = /^(show-doctor|english)-/;

const leavePackagesOut = {
  name: 'leave-packages-out',
  setup({ onResolve }) {
    onResolve({ filter: /^[^.#]/ }, ({ kind, path: name }) =>
      kind === 'entry-point' || name.startsWith('birrete/')
        ? undefined
        : { path: name, external: true },
    );
  },
};

/** Builds from the sources, because `dist` contains ky. */
const ownCode = {
  conditions: ['birrete-source', ...productionBuild.conditions],
  plugins: [leavePackagesOut],
};

const embed = path.resolve('dist/embed/chunks');
const [alone, wizard, lookup, verification, admin, adminAlone] = await Promise.all([
  buildPage('react-alone'),
  buildPage('wizard'),
  buildPage('status-lookup'),
  buildPage('title-verification'),
  buildPage('console'),
  buildPage('console', 'console-alone', ownCode),
]);

export default [
  check('React and ReactDOM alone', 68, chunksOf(alone)),
  check('wizard, until usable', 132, chunksOf(wizard)),
  check('wizard, all chunks', 165, chunksOf(wizard, 'all')),
  check('status look-up, until usable', 122, chunksOf(lookup)),
  check('status look-up, all chunks', 127, chunksOf(lookup, 'all')),
  check('title verification, until usable', 120, chunksOf(verification)),
  check('title verification, all chunks', 124, chunksOf(verification, 'all')),
  check('console, until its first screen is usable', 137, chunksOf(admin)),
  ...sections.map((section) => check(`console, ${section} on top`, 112, onTop(section))),
  check('console, all chunks', 377, chunksOf(admin, 'all')),
  check('console, our own code compressed alone', 236, chunksOf(adminAlone, 'all')),
  check('<graduation-wizard>, until the widget shows', 76, elementOf('wizard-widget')),
  check('<graduation-wizard>, all chunks', 106, elementOf('wizard-widget', 'all')),
  check('<graduation-status>, until the widget shows', 71, elementOf('status-widget')),
  check('<graduation-status>, all chunks', 76, elementOf('status-widget', 'all')),
  check('<graduation-verification>, until the widget shows', 70, elementOf('verification-widget')),
  check('<graduation-verification>, all chunks', 73, elementOf('verification-widget', 'all')),
  check('<graduation-admin>, until the widget shows', 132, elementOf('admin-widget')),
  check('<graduation-admin>, all chunks', 346, elementOf('admin-widget', 'all')),
];

function check(name, kib, files) {
  return { name, path: files, limit: `${kib} KiB`, gzip: true };
}

/** The chunks that a section adds to those of the sign-in screen. */
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
 * A chunk with everything that it imports.
 *
 * @param {string} start
 * @param {readonly string[] | 'all'} lazy names of the lazy chunks to include
 */
function chunksOf(start, lazy = []) {
  const isFetched = (name) =>
    lazy === 'all' ? !unused.test(name) : lazy.some((part) => name.startsWith(part));
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
