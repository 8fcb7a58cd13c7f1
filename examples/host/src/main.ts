// The browser evaluates React DOM with this file, and the site in a later task.
import 'react-dom/client';
import { reportLoadFailure } from './load-failure.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
import('./start.tsx').then(
  // In another task than the evaluation of the modules, so that the page answers in between.
  ({ start }) => setTimeout(start, 0, root),
  () => reportLoadFailure(root),
);
