import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { hostMessages } from './host.messages.ts';
import { InnerPage, PageFrame, type RouteHandle } from './page-frame.tsx';
import { readMeta } from './read-meta.ts';

/** The page that verifies titles. */
const verification: RouteObject = {
  path: '/verificar',
  handle: { title: hostMessages.verificationTitle } satisfies RouteHandle,
  lazy: {
    Component: async () => (await import('./pages/verification-page.tsx')).VerificationPage,
  },
};

/** Pages that a site serves by setting. Without it, their paths lead home as any other. */
const optional = readMeta('verification') === 'on' ? [verification] : [];

/** Loads each page when it is first opened, so that the look-up does not load the wizard. */
const routes: RouteObject[] = [
  {
    element: <PageFrame />,
    HydrateFallback: Waiting,
    children: [
      {
        path: '/',
        lazy: { Component: async () => (await import('./pages/home-page.tsx')).HomePage },
      },
      {
        element: <InnerPage />,
        children: [
          {
            path: '/solicitar',
            handle: { title: hostMessages.applyTitle } satisfies RouteHandle,
            lazy: { Component: async () => (await import('./pages/apply-page.tsx')).ApplyPage },
          },
          {
            path: '/estado',
            handle: { title: hostMessages.statusTitle } satisfies RouteHandle,
            lazy: { Component: async () => (await import('./pages/status-page.tsx')).StatusPage },
          },
          {
            path: '/datos',
            handle: { title: hostMessages.dataTitle } satisfies RouteHandle,
            lazy: { Component: async () => (await import('./pages/data-page.tsx')).DataPage },
          },
          ...optional,
        ],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
  {
    // Both paths share one element, so that the console stays mounted during its navigation.
    lazy: { Component: async () => (await import('./pages/console-page.tsx')).ConsolePage },
    HydrateFallback: Waiting,
    children: [{ path: '/login' }, { path: '/admin/*' }],
  },
];

/** The site's routes in browser-history mode. */
export function createSiteRouter() {
  return createBrowserRouter(routes);
}

/** Shown while the code of the first page loads. */
function Waiting() {
  return (
    <p className="waiting" role="status">
      {hostMessages.loading}
    </p>
  );
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;
