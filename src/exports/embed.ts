'use client';

export { defineGraduationElements } from '../embed/define-elements.ts';
export type {
  GraduationAdminElement,
  GraduationStatusElement,
  GraduationWizardElement,
} from '../embed/elements.ts';
export type { GraduationEvent } from '../provider/events.ts';
