import { transform } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { bundledPackages } from './build/bundled-packages.ts';
import manifest from './package.json' with { type: 'json' };

/** The sources of the public imports. */
const entry = Object.values(manifest.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target['birrete-source']],
);

const common: Options = {
  entry,
  outDir: 'dist',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  treeshake: false,
  // The files are readable as they are: not minified, and with the names of the sources (docs/decisions/0179).
  sourcemap: false,
  noExternal: [...bundledPackages.everywhere],
};

/**
 * Converts each split ES module to CommonJS. tsup's own conversion moves the 'use client' directive behind a statement,
 * where it has no effect.
 */
const commonJs: NonNullable<Options['plugins']>[number] = {
  name: 'common-js',
  async renderChunk(code, { path: file }) {
    if (!file.endsWith('.cjs')) return;
    return transform(code, {
      format: 'cjs',
      // Annotates the export names for Node, which imports CommonJS by them.
      platform: 'node',
      target: 'es2022',
      // Test runners without ES modules do not support `import()`.
      supported: { 'dynamic-import': false },
    });
  },
};

export default defineConfig([
  { ...common, format: 'esm' },
  {
    ...common,
    format: 'esm',
    outExtension: () => ({ js: '.cjs' }),
    noExternal: Object.values(bundledPackages).flat(),
    plugins: [commonJs],
  },
  { ...common, format: ['esm', 'cjs'], dts: { only: true } },
  {
    // The package's command.
    entry: { 'bin/birrete': 'build/command/birrete.ts' },
    outDir: 'dist',
    format: 'esm',
    target: 'node20',
    splitting: false,
    platform: 'node',
  },
]);
