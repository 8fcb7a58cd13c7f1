'use client';

export type { WizardField } from '../graduation-wizard/draft/host-name.ts';
export type { InitialValues } from '../graduation-wizard/draft/initial-values.ts';
export {
  GraduationWizard,
  type GraduationWizardProps,
} from '../graduation-wizard/graduation-wizard.tsx';
export type { WizardLists } from '../graduation-wizard/lists/page-lists.controller.ts';
export type { WizardStepName } from '../provider/events.ts';
export type { Privacy, PrivacyAuthorisation, PrivacyNotice } from '../provider/privacy/privacy.ts';
export {
  GraduationProvider,
  type GraduationProviderProps,
} from './provider.ts';
