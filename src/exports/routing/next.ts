'use client';

export type { NextNavigation, NextRouterOptions } from '#routing/host-routers.ts';
export { useNextRouter } from '#routing/next-router.ts';
