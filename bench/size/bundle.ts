import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';

/** A chunk of a page's JavaScript as it would be served. */
export interface Chunk {
  readonly path: string;
  readonly code: Uint8Array;
  /** Chunks that are fetched with it. */
  readonly needs: readonly string[];
  /** Bytes by package, minified, before compression. */
  readonly bytesByPackage: ReadonlyMap<string, number>;
  /** The source module a dynamic import asked for, if this chunk begins with one. */
  readonly entryPoint: string | undefined;
}

export interface Bundle {
  readonly entry: string;
  readonly chunks: ReadonlyMap<string, Chunk>;
}

interface BundleOptions {
  /** The page's own script. It imports the package by its name, as a host does. */
  readonly source: string;
  /** Leaves React out, to see what we add to a page that has it. */
  readonly withoutReact?: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');

/** Esbuild's own `external` would leave CommonJS `require('react')` in the bundle; this makes it an import. */
const leaveReactOut: Plugin = {
  name: 'leave-react-out',
  setup(builder) {
    builder.onResolve({ filter: /^(react|react-dom|scheduler)(\/.*)?$/ }, ({ path: name }) => ({
      path: name,
      external: true,
    }));
  },
};

/** Bundles a page as a host's production build would: minified, split at dynamic imports. */
export async function bundlePage({ source, withoutReact = false }: BundleOptions): Promise<Bundle> {
  const result = await build({
    stdin: { contents: source, resolveDir: root, loader: 'jsx', sourcefile: 'page.jsx' },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    outdir: path.join(root, 'page'),
    absWorkingDir: root,
    conditions: ['production', 'module'],
    mainFields: ['module', 'browser', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: withoutReact ? [leaveReactOut] : [],
    // Without this, esbuild would follow the project's own path aliases to the sources.
    tsconfigRaw: '{}',
    logLevel: 'error',
  });

  const codeByPath = new Map(
    result.outputFiles.map((file) => [path.relative(root, file.path), file.contents]),
  );
  const chunks = new Map<string, Chunk>();
  for (const [name, output] of Object.entries(result.metafile.outputs)) {
    const code = codeByPath.get(name);
    if (code === undefined || !name.endsWith('.js')) continue;
    chunks.set(name, readChunk(name, code, output));
  }
  const entry = [...chunks.values()].find((chunk) => chunk.entryPoint === 'page.jsx');
  if (entry === undefined) throw new Error('The page has no entry chunk.');
  return { entry: entry.path, chunks };
}

/** Compressed as a server would, in KB of 1,024 bytes. */
export function gzipKb(code: Uint8Array): number {
  return gzipSync(code, { level: 9 }).length / 1024;
}

/** A chunk and everything that is fetched with it, before any dynamic import. */
export function closureOf(bundle: Bundle, starts: readonly string[]): readonly Chunk[] {
  const reached = new Set<string>();
  const visit = (name: string) => {
    if (reached.has(name)) return;
    reached.add(name);
    for (const need of bundle.chunks.get(name)?.needs ?? []) visit(need);
  };
  for (const start of starts) visit(start);
  return [...bundle.chunks.values()].filter((chunk) => reached.has(chunk.path));
}

function readChunk(name: string, code: Uint8Array, output: Metafile['outputs'][string]): Chunk {
  const bytesByPackage = new Map<string, number>();
  for (const [input, { bytesInOutput }] of Object.entries(output.inputs)) {
    const owner = packageOf(input);
    bytesByPackage.set(owner, (bytesByPackage.get(owner) ?? 0) + bytesInOutput);
  }
  const needs = output.imports
    .filter(({ kind, external }) => kind === 'import-statement' && external !== true)
    .map((imported) => imported.path);
  return { path: name, code, needs, bytesByPackage, entryPoint: entryNameOf(output.entryPoint) };
}

function entryNameOf(entryPoint: string | undefined): string | undefined {
  return entryPoint === undefined ? undefined : path.basename(entryPoint);
}

function packageOf(input: string): string {
  const inside = input.split('node_modules/').at(-1);
  if (inside === undefined || inside === input) return 'birrete';
  const [scope = '', name = ''] = inside.split('/');
  if (scope === 'react' || scope === 'react-dom' || scope === 'scheduler') return 'react';
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
