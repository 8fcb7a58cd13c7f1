import path from 'node:path';
import type { Plugin } from 'esbuild';
import { build } from 'vite';

/** From the package's root, where tsup runs: it moves this module into its configuration. */
const hooks = path.resolve('build/downshift-hooks.mjs');

/** Its files carry none, and the licence asks for it. */
const licences = `/*!
 * downshift: MIT License, Copyright (c) 2017 PayPal
 * compute-scroll-into-view: MIT License, Copyright (c) 2023 Cody Olsen
 */`;

/**
 * Builds downshift in, with the two hooks that are used. Its other hooks and its component would come along otherwise:
 * esbuild keeps whatever has a property written to it, Rolldown sees that nothing reads it.
 */
export const downshiftHooks: Plugin = {
  name: 'downshift-hooks',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^downshift$/ }, () => ({ path: hooks }));
    onLoad({ filter: /downshift-hooks\.mjs$/ }, async () => ({ contents: await bundleHooks() }));
  },
};

async function bundleHooks(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'es2020',
      rolldownOptions: {
        input: hooks,
        external: ['react'],
        preserveEntrySignatures: 'strict',
        treeshake: { propertyReadSideEffects: false, propertyWriteSideEffects: false },
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite wrote nothing.');
  return licences + built.output[0].code;
}
