'use client';

export type { FoundApplication } from '../status-lookup/status-lookup.controller.ts';
export { StatusLookup, type StatusLookupProps } from '../status-lookup/status-lookup.tsx';
export {
  GraduationProvider,
  type GraduationProviderProps,
} from './provider.ts';
