'use client';

export { tanstackRouter } from '#routing/tanstack-router.ts';
