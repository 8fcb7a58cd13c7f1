import type { DocumentTemplate } from '../document-template.ts';
import { neutralTitle } from './neutral-title.ts';

/** Templates to start from. A registrar must confirm their wording. */
export const shippedTemplates: readonly DocumentTemplate[] = [neutralTitle];
