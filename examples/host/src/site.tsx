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

/** What the API that this site brings along offers beyond the contract; one elsewhere says so itself. */
const ownExtras = ['idempotency-key', 'sign-out', 'password', 'if-match'] as const;

function readApi() {
  const baseUrl = readApiAddress(document);
  return baseUrl === '' ? { baseUrl, extras: ownExtras } : { baseUrl };
}

/** The provider is above the router, so that a change of page keeps the session, the toasts and the server's data. */
export function Site({ router }: SiteProps) {
  const [adapter] = useState(() => reactRouter(router));
  const [api] = useState(readApi);
  return (
    <GraduationProvider api={api} router={adapter} theme={theme} history>
      <RouterProvider router={router} />
    </GraduationProvider>
  );
}
