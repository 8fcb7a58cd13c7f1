import path from 'node:path';

const react = path.resolve(import.meta.dirname, 'react-for-elements.mjs');

/** Module aliases that build the elements of visitors with Preact (docs/decisions/0037). */
export const preactForReact = [
  { find: /^react$/, replacement: react },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
];
