import type { CompleteMessages } from '../complete-messages.ts';
import { applicationsCatalan } from './applications.ts';
import { bulkIssueCatalan } from './bulk-issue.ts';
import { ceremoniesCatalan } from './ceremonies.ts';
import { configCatalan } from './config.ts';
import { confirmationCatalan } from './confirmation.ts';
import { consoleCatalan } from './console.ts';
import { decisionsCatalan } from './decisions.ts';
import { doctorCatalan } from './doctor.ts';
import { documentsCatalan } from './documents.ts';
import { embedCatalan } from './embed.ts';
import { handoverCatalan } from './handover.ts';
import { landingPageCatalan } from './landing-page.ts';
import { nomenclaturesCatalan } from './nomenclatures.ts';
import { registryCheckCatalan } from './registry-check.ts';
import { reportsCatalan } from './reports.ts';
import { statusLookupCatalan } from './status-lookup.ts';
import { titleCorrectionsCatalan } from './title-corrections.ts';
import { titleProofCatalan } from './title-proof.ts';
import { titleVerificationCatalan } from './title-verification.ts';
import { titlesCatalan } from './titles.ts';
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
