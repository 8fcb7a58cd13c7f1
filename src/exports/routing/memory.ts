'use client';

export { type MemoryRouter, memoryRouter } from '../../routing/memory-router.ts';
export type {
  NavigationGuard,
  RouterAdapter,
  RouterLocation,
} from '../../routing/router-adapter.ts';
