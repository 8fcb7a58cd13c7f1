// The browser evaluates React DOM with this file, and the site in a later task.
import 'react-dom/client';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root".');
void import('./start.tsx').then(({ start }) => {
  // In another task than the evaluation of the modules, so that the page answers in between.
  setTimeout(start, 0, root);
});
