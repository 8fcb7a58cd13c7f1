import type { ConsoleRoute } from './console-route.ts';

/** The back office's sections in the order of the side menu (spec §2). */
export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    id: 'dashboard',
    path: '/',
    isWildcard: false,
    label: 'dashboard',
    load: () =>
      import('../dashboard/dashboard-section.tsx').then((module) => module.DashboardSection),
  },
  {
    id: 'ceremonies',
    path: '/ceremonies',
    isWildcard: true,
    label: 'ceremonies',
    load: () =>
      import('../ceremonies/ceremonies-section.tsx').then((module) => module.CeremoniesSection),
  },
  {
    id: 'applications',
    path: '/applications',
    isWildcard: true,
    label: 'applications',
    load: () =>
      import('../applications/applications-section.tsx').then(
        (module) => module.ApplicationsSection,
      ),
  },
  {
    id: 'titles',
    path: '/titles',
    isWildcard: true,
    label: 'titles',
    load: () => import('../titles/titles-section.tsx').then((module) => module.TitlesSection),
  },
  {
    id: 'reports',
    path: '/reports',
    isWildcard: false,
    label: 'reports',
    load: () => import('../reports/reports-section.tsx').then((module) => module.ReportsSection),
  },
  {
    id: 'config',
    path: '/config',
    isWildcard: true,
    label: 'config',
    load: () => import('../config/config-section.tsx').then((module) => module.ConfigSection),
  },
];
