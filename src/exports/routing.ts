'use client';

export { browserRouter } from '../routing/browser-router.ts';
export { hashRouter } from '../routing/hash-router.ts';
export { type MemoryRouter, memoryRouter } from '../routing/memory-router.ts';
export type { MountOptions } from '../routing/mount-path.ts';
export type { NavigationGuard, RouterAdapter, RouterLocation } from '../routing/router-adapter.ts';
