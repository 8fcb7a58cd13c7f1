import type { CompleteMessages } from '../complete-messages.ts';
import { applicationsCatalan } from './console/applications.ts';
import { bulkIssueCatalan } from './console/bulk-issue.ts';
import { ceremoniesCatalan } from './console/ceremonies.ts';
import { configCatalan } from './console/config.ts';
import { confirmationCatalan } from './console/confirmation.ts';
import { consoleCatalan } from './console/console.ts';
import { decisionsCatalan } from './console/decisions.ts';
import { documentsCatalan } from './console/documents.ts';
import { handoverCatalan } from './console/handover.ts';
import { nomenclaturesCatalan } from './console/nomenclatures.ts';
import { registryCheckCatalan } from './console/registry-check.ts';
import { reportsCatalan } from './console/reports.ts';
import { titleCorrectionsCatalan } from './console/title-corrections.ts';
import { titlesCatalan } from './console/titles.ts';
import { doctorCatalan } from './doctor.ts';
import { embedCatalan } from './embed.ts';
import { landingPageCatalan } from './landing-page.ts';
import { statusLookupCatalan } from './status-lookup.ts';
import { titleProofCatalan } from './title-proof.ts';
import { titleVerificationCatalan } from './title-verification.ts';
import { uiCatalan } from './ui.ts';
import { wizardCatalan } from './wizard.ts';

/** All messages in Catalan. */
export const catalan: CompleteMessages = {
  ...applicationsCatalan,
  ...bulkIssueCatalan,
  ...ceremoniesCatalan,
  ...configCatalan,
  ...confirmationCatalan,
  ...consoleCatalan,
  ...decisionsCatalan,
  ...doctorCatalan,
  ...documentsCatalan,
  ...embedCatalan,
  ...handoverCatalan,
  ...landingPageCatalan,
  ...nomenclaturesCatalan,
  ...registryCheckCatalan,
  ...reportsCatalan,
  ...statusLookupCatalan,
  ...titleCorrectionsCatalan,
  ...titleProofCatalan,
  ...titlesCatalan,
  ...titleVerificationCatalan,
  ...uiCatalan,
  ...wizardCatalan,
};
