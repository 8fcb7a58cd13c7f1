'use client';

export { reactRouter } from '#routing/react-router.ts';
