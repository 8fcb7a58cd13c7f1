import type { CompleteMessages } from '../complete-messages.ts';
import { applicationsEnglish } from './console/applications.ts';
import { bulkIssueEnglish } from './console/bulk-issue.ts';
import { ceremoniesEnglish } from './console/ceremonies.ts';
import { configEnglish } from './console/config.ts';
import { confirmationEnglish } from './console/confirmation.ts';
import { consoleEnglish } from './console/console.ts';
import { decisionsEnglish } from './console/decisions.ts';
import { documentsEnglish } from './console/documents.ts';
import { handoverEnglish } from './console/handover.ts';
import { nomenclaturesEnglish } from './console/nomenclatures.ts';
import { registryCheckEnglish } from './console/registry-check.ts';
import { reportsEnglish } from './console/reports.ts';
import { titleCorrectionsEnglish } from './console/title-corrections.ts';
import { titlesEnglish } from './console/titles.ts';
import { doctorEnglish } from './doctor.ts';
import { embedEnglish } from './embed.ts';
import { landingPageEnglish } from './landing-page.ts';
import { statusLookupEnglish } from './status-lookup.ts';
import { titleProofEnglish } from './title-proof.ts';
import { titleVerificationEnglish } from './title-verification.ts';
import { uiEnglish } from './ui.ts';
import { wizardEnglish } from './wizard.ts';

/** All messages in English. */
export const english: CompleteMessages = {
  ...applicationsEnglish,
  ...bulkIssueEnglish,
  ...ceremoniesEnglish,
  ...configEnglish,
  ...confirmationEnglish,
  ...consoleEnglish,
  ...decisionsEnglish,
  ...doctorEnglish,
  ...documentsEnglish,
  ...embedEnglish,
  ...handoverEnglish,
  ...landingPageEnglish,
  ...nomenclaturesEnglish,
  ...registryCheckEnglish,
  ...reportsEnglish,
  ...statusLookupEnglish,
  ...titleCorrectionsEnglish,
  ...titleProofEnglish,
  ...titlesEnglish,
  ...titleVerificationEnglish,
  ...uiEnglish,
  ...wizardEnglish,
};
