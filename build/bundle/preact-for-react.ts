import path from 'node:path';

const besides = (file: string) => path.resolve(import.meta.dirname, file);

/** Module aliases that build the elements of visitors with Preact (docs/decisions/0037). */
export const preactForReact = [
  { find: /^react$/, replacement: besides('react-for-elements.mjs') },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: besides('react-dom-for-elements.mjs') },
];
