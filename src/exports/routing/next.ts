'use client';

export {
  type NextNavigation,
  type NextRouterLike,
  type NextRouterOptions,
  useNextRouter,
} from '../../routing/next-router.ts';
export type {
  NavigationGuard,
  RouterAdapter,
  RouterLocation,
} from '../../routing/router-adapter.ts';
