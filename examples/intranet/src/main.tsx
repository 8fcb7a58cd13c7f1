import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createPortalRouter } from './portal-router.tsx';
import { createPortalSession } from './portal-session.ts';

const place = document.getElementById('portal');
if (place === null) throw new Error('The page has no element with the id "portal".');

const session = createPortalSession();
await session.restore().catch(() => undefined);

createRoot(place).render(
  <StrictMode>
    <RouterProvider router={createPortalRouter(session)} />
  </StrictMode>,
);
