'use client';

export { hashRouter } from '../../routing/hash-router.ts';
export type {
  NavigationGuard,
  RouterAdapter,
  RouterLocation,
} from '../../routing/router-adapter.ts';
