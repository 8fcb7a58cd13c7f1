'use client';

export type { TanStackRouterLike } from '../../routing/host-routers.ts';
export type {
  NavigationGuard,
  RouterAdapter,
  RouterLocation,
} from '../../routing/router-adapter.ts';
export { tanstackRouter } from '../../routing/tanstack-router.ts';
