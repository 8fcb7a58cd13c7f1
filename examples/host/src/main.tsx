import { requestNextScripts } from './next-scripts.ts';
import { showLoadFailure } from './show-load-failure.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
requestNextScripts();
// The browser evaluates React DOM with this file, and the site in a later task, from which the start is another one: the
// page answers in between.
import('./start.tsx').then(
  ({ start }) => setTimeout(start, 0, root),
  (error: unknown) => showLoadFailure(root, error),
);
