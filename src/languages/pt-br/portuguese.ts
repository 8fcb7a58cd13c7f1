import type { CompleteMessages } from '../complete-messages.ts';
import { applicationsPortuguese } from './console/applications.ts';
import { bulkIssuePortuguese } from './console/bulk-issue.ts';
import { ceremoniesPortuguese } from './console/ceremonies.ts';
import { configPortuguese } from './console/config.ts';
import { confirmationPortuguese } from './console/confirmation.ts';
import { consolePortuguese } from './console/console.ts';
import { decisionsPortuguese } from './console/decisions.ts';
import { documentsPortuguese } from './console/documents.ts';
import { handoverPortuguese } from './console/handover.ts';
import { nomenclaturesPortuguese } from './console/nomenclatures.ts';
import { registryCheckPortuguese } from './console/registry-check.ts';
import { reportsPortuguese } from './console/reports.ts';
import { titleCorrectionsPortuguese } from './console/title-corrections.ts';
import { titlesPortuguese } from './console/titles.ts';
import { doctorPortuguese } from './doctor.ts';
import { embedPortuguese } from './embed.ts';
import { landingPagePortuguese } from './landing-page.ts';
import { statusLookupPortuguese } from './status-lookup.ts';
import { titleProofPortuguese } from './title-proof.ts';
import { titleVerificationPortuguese } from './title-verification.ts';
import { uiPortuguese } from './ui.ts';
import { wizardPortuguese } from './wizard.ts';

/** All messages in Brazilian Portuguese. */
export const portuguese: CompleteMessages = {
  ...applicationsPortuguese,
  ...bulkIssuePortuguese,
  ...ceremoniesPortuguese,
  ...configPortuguese,
  ...confirmationPortuguese,
  ...consolePortuguese,
  ...decisionsPortuguese,
  ...doctorPortuguese,
  ...documentsPortuguese,
  ...embedPortuguese,
  ...handoverPortuguese,
  ...landingPagePortuguese,
  ...nomenclaturesPortuguese,
  ...registryCheckPortuguese,
  ...reportsPortuguese,
  ...statusLookupPortuguese,
  ...titleCorrectionsPortuguese,
  ...titleProofPortuguese,
  ...titlesPortuguese,
  ...titleVerificationPortuguese,
  ...uiPortuguese,
  ...wizardPortuguese,
};
