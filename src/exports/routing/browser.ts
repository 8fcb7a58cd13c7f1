'use client';

export { browserRouter } from '../../routing/browser-router.ts';
export type {
  NavigationGuard,
  RouterAdapter,
  RouterLocation,
} from '../../routing/router-adapter.ts';
