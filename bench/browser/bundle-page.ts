import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';

/** Bundles a page as a host's production build would: minified, split at dynamic imports. */
export const productionBuild = {
  bundle: true,
  splitting: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  jsx: 'automatic',
  legalComments: 'none',
  conditions: ['production', 'module'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Scripts of a page by file name; `page.js` is the entry. */
export type PageScripts = ReadonlyMap<string, Uint8Array>;

/** @param source the entry's code, which imports the package by name */
export async function bundlePage(source: string): Promise<PageScripts> {
  const root = path.resolve(import.meta.dirname, '../..');
  const { outputFiles } = await build({
    ...productionBuild,
    stdin: { contents: source, resolveDir: root, loader: 'jsx', sourcefile: 'page.jsx' },
    entryNames: 'page',
    outdir: root,
    write: false,
  });
  return new Map(outputFiles.map((file) => [path.relative(root, file.path), file.contents]));
}
