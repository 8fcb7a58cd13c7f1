import { GraduationProvider } from 'birrete';
import { reactRouter } from 'birrete/routing/react-router';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import type { SiteRouter } from './site-router.tsx';

interface SiteProps {
  readonly router: SiteRouter;
}

const theme = { colorScheme: 'auto' } as const;

/** The provider is above the router, so that session, toasts and cached data survive a navigation. */
export function Site({ router }: SiteProps) {
  const [adapter] = useState(() => reactRouter(router));
  const [api] = useState(() => ({ baseUrl: readApiAddress(document) }));
  return (
    <GraduationProvider api={api} router={adapter} theme={theme} history>
      <RouterProvider router={router} />
    </GraduationProvider>
  );
}

/** The API's address, which the server writes into the page; '' is the page's own origin. */
function readApiAddress(page: Document): string {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="birrete-api"]');
  return meta?.content ?? '';
}
