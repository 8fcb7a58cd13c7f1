import { GraduationProvider } from 'birrete';
import type { Extra } from 'birrete/contract';
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
  const [api] = useState(() => ({
    baseUrl: readMeta(document, 'birrete-api'),
    extras: readExtras(document),
  }));
  return (
    <GraduationProvider api={api} router={adapter} theme={theme} history>
      <RouterProvider router={router} />
    </GraduationProvider>
  );
}

/** The features of the server that serves this page; undefined for an API elsewhere, which announces its own. */
function readExtras(page: Document): readonly Extra[] | undefined {
  const names = readMeta(page, 'birrete-extras');
  return names === '' ? undefined : (names.split(', ') as Extra[]);
}

/** A value that the server writes into the page. The API's address is '' for the page's own origin. */
function readMeta(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
