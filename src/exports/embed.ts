'use client';

export { defineGraduationElements } from '../embed/element/define-elements.ts';
export type {
  GraduationAdminAttributes,
  GraduationStatusAttributes,
  GraduationWizardAttributes,
} from '../embed/element/element-attributes.ts';
export type {
  GraduationAdminElement,
  GraduationStatusElement,
  GraduationWizardElement,
} from '../embed/element/elements.ts';
export type { ErrorDetails, GraduationEvent } from '../provider/events.ts';
