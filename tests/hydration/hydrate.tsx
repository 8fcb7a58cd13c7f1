import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pages } from './widgets.tsx';

const root = document.getElementById('root');
const page = pages[root?.dataset.page ?? ''];
if (root === null || page === undefined) throw new Error('There is no such page.');

/** Sets `data-hydrated` on the root when React has hydrated the page. */
function Marked({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.getElementById('root')?.setAttribute('data-hydrated', '');
  }, []);
  return children;
}

hydrateRoot(root, <Marked>{page()}</Marked>, {
  onRecoverableError: (error) => console.error('recovered from', error),
});
