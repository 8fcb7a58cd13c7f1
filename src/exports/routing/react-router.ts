'use client';

export { type ReactRouterLike, reactRouter } from '../../routing/react-router.ts';
export type {
  NavigationGuard,
  RouterAdapter,
  RouterLocation,
} from '../../routing/router-adapter.ts';
