import { defineConfig, type Options } from 'tsup';
import ts from 'typescript';
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
 * where it has no effect; esbuild's repeats its helpers in each of the files.
 */
const commonJs: NonNullable<Options['plugins']>[number] = {
  name: 'common-js',
  renderChunk(code, { path: file }) {
    if (!file.endsWith('.cjs')) return;
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        esModuleInterop: true,
      },
    });
    return { code: outputText };
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
