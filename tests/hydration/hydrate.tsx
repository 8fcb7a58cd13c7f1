import { hydrateRoot } from 'react-dom/client';
import { pages } from './widgets.tsx';

const root = document.getElementById('root');
const page = pages[root?.dataset.page ?? ''];
if (root === null || page === undefined) throw new Error('There is no such page.');

hydrateRoot(root, page(), {
  onRecoverableError: (error) => console.error('recovered from', error),
});
