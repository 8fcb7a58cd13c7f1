import type { Plugin } from 'esbuild';

const runtime = 'react/jsx-runtime';
const own = 'short-calls';

/**
 * Takes React's `jsx` and `jsxs` into variables of the package. React is CommonJS, and a bundler writes each call of what
 * it imports from there as `(0, runtime.jsx)(…)`; in the wizard that is nearly a kilobyte, compressed.
 */
export const shortCalls: Plugin = {
  name: own,
  setup({ initialOptions, onResolve, onLoad }) {
    initialOptions.jsx = 'automatic';
    initialOptions.jsxImportSource = own;
    onResolve({ filter: /^short-calls\/jsx-runtime$/ }, ({ path }) => ({ path, namespace: own }));
    onLoad({ filter: /.*/, namespace: own }, () => ({
      resolveDir: import.meta.dirname,
      contents: `
        import * as runtime from '${runtime}';
        export const jsx = runtime.jsx;
        export const jsxs = runtime.jsxs;
        export const Fragment = runtime.Fragment;`,
    }));
  },
};
