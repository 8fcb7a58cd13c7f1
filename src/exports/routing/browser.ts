'use client';

export { browserRouter } from '../../routing/browser-router.ts';
export type { RouterAdapter, RouterLocation } from '../../routing/router-adapter.ts';
