'use client';

export {
  GraduationProvider,
  type GraduationProviderProps,
} from '../provider/graduation-provider.tsx';
export type { FoundApplication } from '../status-lookup/status-lookup.controller.ts';
export { StatusLookup, type StatusLookupProps } from '../status-lookup/status-lookup.tsx';
