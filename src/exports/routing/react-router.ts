'use client';

export { type ReactRouterLike, reactRouter } from '../../routing/react-router.ts';
export type { RouterAdapter, RouterLocation } from '../../routing/router-adapter.ts';
