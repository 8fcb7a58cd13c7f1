import type { CompleteMessages } from '../complete-messages.ts';
import { applicationsPortuguese } from './applications.ts';
import { bulkIssuePortuguese } from './bulk-issue.ts';
import { ceremoniesPortuguese } from './ceremonies.ts';
import { configPortuguese } from './config.ts';
import { confirmationPortuguese } from './confirmation.ts';
import { consolePortuguese } from './console.ts';
import { decisionsPortuguese } from './decisions.ts';
import { doctorPortuguese } from './doctor.ts';
import { documentsPortuguese } from './documents.ts';
import { embedPortuguese } from './embed.ts';
import { handoverPortuguese } from './handover.ts';
import { landingPagePortuguese } from './landing-page.ts';
import { nomenclaturesPortuguese } from './nomenclatures.ts';
import { registryCheckPortuguese } from './registry-check.ts';
import { reportsPortuguese } from './reports.ts';
import { statusLookupPortuguese } from './status-lookup.ts';
import { titleCorrectionsPortuguese } from './title-corrections.ts';
import { titleProofPortuguese } from './title-proof.ts';
import { titleVerificationPortuguese } from './title-verification.ts';
import { titlesPortuguese } from './titles.ts';
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
