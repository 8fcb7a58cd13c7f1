import type { CompleteMessages } from '../complete-messages.ts';
import { applicationsEnglish } from './applications.ts';
import { bulkIssueEnglish } from './bulk-issue.ts';
import { ceremoniesEnglish } from './ceremonies.ts';
import { configEnglish } from './config.ts';
import { confirmationEnglish } from './confirmation.ts';
import { consoleEnglish } from './console.ts';
import { decisionsEnglish } from './decisions.ts';
import { doctorEnglish } from './doctor.ts';
import { documentsEnglish } from './documents.ts';
import { embedEnglish } from './embed.ts';
import { handoverEnglish } from './handover.ts';
import { landingPageEnglish } from './landing-page.ts';
import { nomenclaturesEnglish } from './nomenclatures.ts';
import { registryCheckEnglish } from './registry-check.ts';
import { reportsEnglish } from './reports.ts';
import { statusLookupEnglish } from './status-lookup.ts';
import { titleCorrectionsEnglish } from './title-corrections.ts';
import { titleProofEnglish } from './title-proof.ts';
import { titleVerificationEnglish } from './title-verification.ts';
import { titlesEnglish } from './titles.ts';
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
