'use client';

export {
  GraduationWizard,
  type GraduationWizardProps,
  type WizardStepName,
} from '../graduation-wizard/graduation-wizard.tsx';
export {
  GraduationProvider,
  type GraduationProviderProps,
} from './provider.ts';
