'use client';

export type { ReactRouterLike } from '../../routing/host-routers.ts';
export { reactRouter } from '../../routing/react-router.ts';
export type {
  NavigationGuard,
  RouterAdapter,
  RouterLocation,
} from '../../routing/router-adapter.ts';
