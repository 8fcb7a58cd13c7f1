import path from 'node:path';
import { transform } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
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
  sourcemap: true,
  // ky runs in browsers only, but its `engines` exclude Node 20, so strict installers would refuse birrete there.
  noExternal: ['ky'],
};

/**
 * Converts each split ES module to CommonJS. tsup's own conversion moves the 'use client' directive behind a statement,
 * where it has no effect, and writes absolute paths into the source maps.
 */
const commonJs: NonNullable<Options['plugins']>[number] = {
  name: 'common-js',
  async renderChunk(code, { path: file, map = '' }) {
    if (!file.endsWith('.cjs')) return;
    const inlineMap = Buffer.from(String(map)).toString('base64');
    return transform(`${code}\n//# sourceMappingURL=data:application/json;base64,${inlineMap}`, {
      format: 'cjs',
      // Annotates the export names for Node, which imports CommonJS by them.
      platform: 'node',
      target: 'es2022',
      // Test runners without ES modules do not support `import()`.
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
    // Both exist as ES modules only, which older versions of Node and some test runners cannot require.
    noExternal: ['ky', /^lean-qr/],
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
