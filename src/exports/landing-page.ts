'use client';

export { LandingPage, type LandingPageProps } from '../landing-page/landing-page.tsx';
export {
  GraduationProvider,
  type GraduationProviderProps,
} from './provider.ts';
