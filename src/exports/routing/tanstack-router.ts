'use client';

export type {
  NavigationGuard,
  RouterAdapter,
  RouterLocation,
} from '../../routing/router-adapter.ts';
export { type TanStackRouterLike, tanstackRouter } from '../../routing/tanstack-router.ts';
