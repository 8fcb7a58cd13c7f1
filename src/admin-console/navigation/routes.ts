import { lazyView } from '../../react/lazy.tsx';
import type { ConsoleRoute } from './console-route.ts';

/** The back office's sections in the order of the side menu (spec §2). */
export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    id: 'dashboard',
    path: '/',
    isWildcard: false,
    label: 'dashboard',
    view: lazyView(() =>
      import('../dashboard/dashboard-section.tsx').then((module) => module.DashboardSection),
    ),
  },
  {
    id: 'ceremonies',
    path: '/ceremonies',
    isWildcard: true,
    label: 'ceremonies',
    view: lazyView(() =>
      import('../ceremonies/ceremonies-section.tsx').then((module) => module.CeremoniesSection),
    ),
  },
  {
    id: 'applications',
    path: '/applications',
    isWildcard: true,
    label: 'applications',
    view: lazyView(() =>
      import('../applications/applications-section.tsx').then(
        (module) => module.ApplicationsSection,
      ),
    ),
  },
  {
    id: 'titles',
    path: '/titles',
    isWildcard: true,
    label: 'titles',
    view: lazyView(() =>
      import('../titles/titles-section.tsx').then((module) => module.TitlesSection),
    ),
  },
  {
    id: 'reports',
    path: '/reports',
    isWildcard: false,
    label: 'reports',
    view: lazyView(() =>
      import('../reports/reports-section.tsx').then((module) => module.ReportsSection),
    ),
  },
  {
    id: 'config',
    path: '/config',
    isWildcard: true,
    label: 'config',
    view: lazyView(() =>
      import('../config/config-section.tsx').then((module) => module.ConfigSection),
    ),
  },
];
