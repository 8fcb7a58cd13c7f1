import { GraduationProvider } from 'birrete';
import { reactRouter } from 'birrete/routing/react-router';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { readApiAddress } from './api-address.ts';
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
