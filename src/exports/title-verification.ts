'use client';

export type { TitleVerificationResult } from '../title-verification/title-verification.controller.ts';
export {
  TitleVerification,
  type TitleVerificationProps,
} from '../title-verification/title-verification.tsx';
export {
  GraduationProvider,
  type GraduationProviderProps,
} from './provider.ts';
