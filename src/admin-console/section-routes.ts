import * as extraPaths from '../contract/paths/extra-paths.ts';
import * as paths from '../contract/paths/paths.ts';
import { lazyView } from '../react/lazy.tsx';
import { latestActivity } from './dashboard/latest-activity.ts';
import type { ConsoleRoute } from './navigation/route.ts';

/** The sections of the console, in the order of the side menu. `docs/contributing.md` lists the steps for another one. */
export const sectionRoutes: readonly ConsoleRoute[] = [
  {
    id: 'dashboard',
    path: '/',
    isWildcard: false,
    label: 'dashboard',
    icon: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
    view: lazyView(() =>
      import('./dashboard/dashboard-section.tsx').then((module) => module.DashboardSection),
    ),
    firstCalls: [{ call: latestActivity.call, extra: 'summary' }],
  },
  {
    id: 'ceremonies',
    path: '/ceremonies',
    isWildcard: true,
    label: 'ceremonies',
    icon: 'M4 6.5A1.5 1.5 0 0 1 5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5zM4 10h16M8 2.8V7m8-4.2V7',
    view: lazyView(() =>
      import('./ceremonies/ceremonies-section.tsx').then((module) => module.CeremoniesSection),
    ),
    firstCalls: [{ call: paths.listCeremonies, list: 'ceremonies' }],
  },
  {
    id: 'applications',
    path: '/applications',
    isWildcard: true,
    label: 'applications',
    icon: 'M4 13.5 6.5 5h11l2.5 8.5V19H4zM4 13.5h4.8l1.2 2.3h4l1.2-2.3H20',
    view: lazyView(() =>
      import('./applications/applications-section.tsx').then(
        (module) => module.ApplicationsSection,
      ),
    ),
    firstCalls: [
      { call: paths.listApplications, list: 'applications' },
      { call: paths.listCeremonies, list: 'ceremonies' },
      { call: extraPaths.listTitleProofs, list: 'titleProofs', extra: 'proof' },
    ],
  },
  {
    id: 'titles',
    path: '/titles',
    isWildcard: true,
    label: 'titles',
    heading: 'titlesHeading',
    icon: 'M5 4h14v11H5zM8.5 8h7m-7 3.2h4M14 15v6l2.2-1.6L18.5 21v-6',
    view: lazyView(() =>
      import('./titles/titles-section.tsx').then((module) => module.TitlesSection),
    ),
    firstCalls: [{ call: paths.listTitles, list: 'titles' }],
  },
  {
    id: 'reports',
    path: '/reports',
    isWildcard: false,
    label: 'reports',
    icon: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 17v-3m3 3v-5m3 5v-2',
    view: lazyView(() =>
      import('./reports/reports-section.tsx').then((module) => module.ReportsSection),
    ),
    firstCalls: [{ call: paths.listCeremonies, list: 'ceremonies' }],
  },
  {
    id: 'config',
    path: '/config',
    isWildcard: true,
    label: 'config',
    icon: 'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 4.8v4.4M8.5 14.8v4.4',
    view: lazyView(() =>
      import('./config/config-section.tsx').then((module) => module.ConfigSection),
    ),
  },
];
