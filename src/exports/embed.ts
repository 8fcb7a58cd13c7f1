'use client';

export type {
  GraduationAdminAttributes,
  GraduationStatusAttributes,
  GraduationVerificationAttributes,
  GraduationWizardAttributes,
} from '../embed/attributes/element-attributes.ts';
export type {
  GraduationAdminElement,
  GraduationStatusElement,
  GraduationVerificationElement,
  GraduationWizardElement,
} from '../embed/attributes/elements.ts';
export { defineGraduationElements } from '../embed/element/define-elements.ts';
export type { BirreteElementsSettings } from '../embed/settings/allowed-apis.ts';
export type { ErrorDetails, GraduationEvent } from '../provider/events.ts';
