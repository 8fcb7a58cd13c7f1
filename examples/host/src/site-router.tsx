import { createBrowserRouter, createMemoryRouter, Navigate, type RouteObject } from 'react-router';
import { FailedPage } from './failed-page.tsx';
import { hostMessages } from './host.messages.ts';
import { InnerPage, PageFrame, type RouteHandle } from './page-frame.tsx';
import type { PageSettings } from './page-settings.ts';

const home: RouteObject = {
  path: '/',
  lazy: { Component: async () => (await import('./pages/home-page.tsx')).HomePage },
};

/** Pages behind the home page. */
const innerPages: readonly RouteObject[] = [
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
];

/** The page that verifies titles. */
const verificationPage: RouteObject = {
  path: '/verificar',
  handle: { title: hostMessages.verificationTitle } satisfies RouteHandle,
  lazy: {
    Component: async () => (await import('./pages/verification-page.tsx')).VerificationPage,
  },
};

const consolePages: RouteObject = {
  // Both paths share one element, so that the console stays mounted during its navigation.
  lazy: { Component: async () => (await import('./pages/console-page.tsx')).ConsolePage },
  HydrateFallback: Waiting,
  ErrorBoundary: FailedPage,
  children: [{ path: '/login' }, { path: '/admin/*' }],
};

/**
 * Loads each page when it is first opened, so that the look-up does not load the wizard. Without its setting, the path
 * of a page leads home as any other.
 */
function routesFor({ verification }: PageSettings): RouteObject[] {
  const pages = verification ? [...innerPages, verificationPage] : innerPages;
  return [
    {
      element: <PageFrame />,
      HydrateFallback: Waiting,
      children: [
        {
          ErrorBoundary: FailedPage,
          children: [
            withNewLazy(home),
            { element: <InnerPage />, children: pages.map(withNewLazy) },
            { path: '*', element: <Navigate to="/" replace /> },
          ],
        },
      ],
    },
    withNewLazy(consolePages),
  ];
}

/** React Router remembers which `lazy` it has loaded, and another router with the same one finds no page. */
function withNewLazy(route: RouteObject): RouteObject {
  return { ...route, lazy: { ...route.lazy } } as RouteObject;
}

/** The site's routes in browser-history mode. */
export function createSiteRouter(settings: PageSettings) {
  return createBrowserRouter(routesFor(settings));
}

/** The site's routes at one path, for a server. */
export function createServerRouter(settings: PageSettings, path: string): SiteRouter {
  return createMemoryRouter(routesFor(settings), { initialEntries: [path] });
}

/** Waits until the code of the first page has been loaded, or has failed to load. */
export function whenLoaded(router: SiteRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
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
