import path from 'node:path';
import type { Plugin } from 'esbuild';

const runtime = path.resolve('build/jsx-once.mjs');

/** Leads the elements of our sources to `jsx-once.mjs`. For esbuild. */
export const jsxOnce: Plugin = {
  name: 'jsx-once',
  setup({ initialOptions, onResolve }) {
    initialOptions.jsx = 'automatic';
    initialOptions.jsxImportSource = '#birrete';
    onResolve({ filter: /^#birrete\/jsx-runtime$/ }, () => ({ path: runtime }));
  },
};

/** The same for Vite. */
export const jsxOnceInVite = {
  name: 'jsx-once',
  enforce: 'pre' as const,
  resolveId: (name: string, importer?: string) =>
    name === 'react/jsx-runtime' && importer !== runtime ? runtime : undefined,
};
