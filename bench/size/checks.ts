/**
 * The limits of `npm run size`: what a page loads, in KiB of gzip. Pages are bundled as a host bundles them, minified and
 * split at dynamic imports; the elements are measured as built.
 *
 * A limit catches regressions. It is not a reason to write code differently: if plain code needs more, raise the limit in
 * the same change and state the reason (docs/decisions/0049).
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { productionBuild } from '../browser/bundle-page.ts';

export interface Check {
  readonly name: string;
  /** Bytes after gzip, which compresses each file alone. */
  readonly size: number;
  readonly limit: number;
}

const sections = ['dashboard', 'ceremonies', 'applications', 'titles', 'reports', 'config'];

/** The doctor and other languages, which a page in Spanish does not load. */
const unused = /^(show-doctor|english)-/;

const leavePackagesOut: Plugin = {
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

export const checks: readonly Check[] = [
  check('React and ReactDOM alone', 68, chunksOf(alone)),
  check('wizard, until usable', 137, chunksOf(wizard)),
  check('wizard, all chunks', 180, chunksOf(wizard, 'all')),
  check('status look-up, until usable', 126, chunksOf(lookup)),
  check('status look-up, all chunks', 148, chunksOf(lookup, 'all')),
  check('title verification, until usable', 122, chunksOf(verification)),
  check('title verification, all chunks', 127, chunksOf(verification, 'all')),
  check('console, until its first screen is usable', 145, chunksOf(admin)),
  ...sections.map((section) => check(`console, ${section} on top`, 127, onTop(section))),
  check('console, all chunks', 431, chunksOf(admin, 'all')),
  check('console, our own code compressed alone', 282, chunksOf(adminAlone, 'all')),
  check('<graduation-wizard>, until the widget shows', 84, elementOf('wizard-widget')),
  check('<graduation-wizard>, all chunks', 123, elementOf('wizard-widget', 'all')),
  check('<graduation-status>, until the widget shows', 79, elementOf('status-widget')),
  check('<graduation-status>, all chunks', 99, elementOf('status-widget', 'all')),
  check('<graduation-verification>, until the widget shows', 70, elementOf('verification-widget')),
  check('<graduation-verification>, all chunks', 73, elementOf('verification-widget', 'all')),
  check('<graduation-admin>, until the widget shows', 141, elementOf('admin-widget')),
  check('<graduation-admin>, all chunks', 392, elementOf('admin-widget', 'all')),
];

function check(name: string, kib: number, files: readonly string[]): Check {
  const sizes = files.map((file) => gzipSync(readFileSync(file), { level: 9 }).length);
  return { name, size: sizes.reduce((sum, size) => sum + size, 0), limit: kib * 1024 };
}

/** The chunks that a section adds to those of the sign-in screen. */
function onTop(section: string): readonly string[] {
  const before = chunksOf(admin);
  return chunksOf(onlyFile(`${path.dirname(admin)}/${section}-section-*.js`)).filter(
    (file) => !before.includes(file),
  );
}

function elementOf(widget: string, lazy?: 'all'): readonly string[] {
  const start = onlyFile(`${embed}/${widget}-*.js`);
  return ['dist/embed/birrete-embed.js', ...chunksOf(start, lazy)];
}

function onlyFile(pattern: string): string {
  const [file, ...others] = globSync(pattern);
  if (file === undefined || others.length > 0) throw new Error(`${pattern} names no single file.`);
  return file;
}

/** Returns a chunk with everything that it imports, and with `all` also what it fetches later. */
function chunksOf(start: string, extent?: 'all'): readonly string[] {
  const reached = new Set([start]);
  for (const file of reached) {
    const code = readFileSync(file, 'utf8');
    for (const [, call, name = ''] of code.matchAll(
      /\b(?:from|import(\()?)\s*["'`]\.\/([^"'`]+)["'`]/g,
    )) {
      const isFetched = extent === 'all' && !unused.test(name);
      if (call === undefined || isFetched) reached.add(path.join(path.dirname(file), name));
    }
  }
  return [...reached];
}

/** @returns the page's entry chunk */
async function buildPage(name: string, place = name, options: BuildOptions = {}): Promise<string> {
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
