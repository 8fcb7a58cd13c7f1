import type { DocumentTemplate } from '../document-template.ts';
import { ceremonyRecord } from './ceremony-record.ts';
import { colombianTitle } from './colombian-title.ts';
import { individualRecord } from './individual-record.ts';
import { neutralTitle } from './neutral-title.ts';
import { spanishCertificate } from './spanish-certificate.ts';
import { venezuelanTitle } from './venezuelan-title.ts';

/** Templates to start from. A registrar must confirm their wording. */
export const shippedTemplates: readonly DocumentTemplate[] = [
  neutralTitle,
  venezuelanTitle,
  colombianTitle,
  spanishCertificate,
  individualRecord,
  ceremonyRecord,
];
