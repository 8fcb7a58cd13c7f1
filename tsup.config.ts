import { defineConfig } from 'tsup';

/** Each file of `src/exports` is one public import; the folder is the public surface. */
export default defineConfig({
  entry: ['src/exports/**/*.ts', 'src/exports/**/*.tsx'],
  outDir: 'dist',
  format: ['esm', 'cjs'],
  target: 'es2020',
  platform: 'neutral',
  splitting: true,
  treeshake: false,
  sourcemap: true,
  clean: true,
  dts: true,
});
