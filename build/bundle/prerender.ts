import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/**
 * Bundles `birrete prerender` with everything that it imports, so that a webmaster runs it without a project. It renders
 * with React on a server what the elements' script takes over with Preact: the markup is the same, except for ids, which
 * both take from one module.
 */
const root = path.resolve(import.meta.dirname, '../..');
const besides = (file: string) => path.resolve(import.meta.dirname, file);

const replacements = [
  [/^react$/, besides('react-for-printing.mjs')],
  [/^react-dom\/server$/, besides('react-dom-server-for-printing.mjs')],
] as const;

/** React itself, and what replaces it, import the original. */
const original = /\/node_modules\/(?:react|react-dom)\/|-for-printing\.mjs$/;

const printing: Plugin = {
  name: 'printing',
  setup({ onResolve }) {
    for (const [filter, file] of replacements) {
      onResolve({ filter }, ({ importer }) => (original.test(importer) ? null : { path: file }));
    }
    // Parts that only a running widget loads.
    onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './never.js', external: true } : null,
    );
  },
};

await build({
  entryPoints: { prerender: path.join(root, 'src/embed/prerender/main.ts') },
  outdir: path.join(root, 'dist/bin'),
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  plugins: [printing],
});
