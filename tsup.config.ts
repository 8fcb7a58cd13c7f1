import path from 'node:path';
import { transform } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { downshiftHooks } from './build/downshift-hooks.ts';
import { jsxOnce } from './build/jsx-once.ts';
import { kyOnce } from './build/ky-once.ts';
import { tightCss } from './build/tight-css.ts';

/** Each file of `src/exports` is one public import; the folder is the public surface. */
const common: Options = {
  entry: ['src/exports/**/*.ts', 'src/exports/**/*.tsx'],
  outDir: 'dist',
  target: 'es2020',
  platform: 'neutral',
  splitting: true,
  treeshake: false,
  sourcemap: true,
  // ky asks for a Node that strict installers of older ones refuse, and runs in browsers only; of downshift esbuild keeps
  // what nobody uses.
  noExternal: ['ky', 'downshift'],
  esbuildPlugins: [downshiftHooks, jsxOnce, kyOnce, tightCss],
  // The classes of ky stay as it publishes them: lowered, they weigh 1 KB more.
  esbuildOptions: (options) => {
    options.supported = {
      'class-field': true,
      'class-private-field': true,
      'class-private-method': true,
      'class-private-static-method': true,
      'class-static-field': true,
      'logical-assignment': true,
    };
  },
};

/**
 * Turns each split ES module into CommonJS. tsup's own way puts a statement before 'use client', which then is no
 * directive any more, and writes the builder's folders into the source maps.
 */
const commonJs: NonNullable<Options['plugins']>[number] = {
  name: 'common-js',
  async renderChunk(code, { path: file, map = '' }) {
    if (!file.endsWith('.cjs')) return;
    const inlineMap = Buffer.from(String(map)).toString('base64');
    return transform(`${code}\n//# sourceMappingURL=data:application/json;base64,${inlineMap}`, {
      format: 'cjs',
      // Names the exports in a way that Node's import of CommonJS can read.
      platform: 'node',
      target: 'es2020',
      // A test runner that knows CommonJS alone has no `import()`.
      supported: { 'dynamic-import': false },
      sourcemap: true,
      sourcefile: path.basename(file),
    });
  },
};

export default defineConfig([
  { ...common, format: 'esm' },
  {
    ...common,
    format: 'esm',
    outExtension: () => ({ js: '.cjs' }),
    // These packages have no CommonJS of their own, which old Node and some test runners can't do without.
    noExternal: ['ky', 'downshift', /^lean-qr/],
    plugins: [commonJs],
  },
  { ...common, format: ['esm', 'cjs'], dts: { only: true } },
  {
    // The package's command.
    entry: { 'bin/birrete': 'tests/conformance/main.ts' },
    outDir: 'dist',
    format: 'esm',
    target: 'node20',
    platform: 'node',
  },
]);
