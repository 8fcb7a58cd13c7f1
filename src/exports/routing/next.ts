'use client';

export type {
  NextNavigation,
  NextRouterLike,
  NextRouterOptions,
} from '../../routing/host-routers.ts';
export { useNextRouter } from '../../routing/next-router.ts';
export type {
  NavigationGuard,
  RouterAdapter,
  RouterLocation,
} from '../../routing/router-adapter.ts';
