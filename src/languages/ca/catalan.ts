import type { CompleteMessages } from '../complete-messages.ts';
import { applicationsCatalan } from './applications.ts';
import { ceremoniesCatalan } from './ceremonies.ts';
import { configCatalan } from './config.ts';
import { consoleCatalan } from './console.ts';
import { doctorCatalan } from './doctor.ts';
import { landingPageCatalan } from './landing-page.ts';
import { reportsCatalan } from './reports.ts';
import { statusLookupCatalan } from './status-lookup.ts';
import { titlesCatalan } from './titles.ts';
import { uiCatalan } from './ui.ts';
import { wizardCatalan } from './wizard.ts';

/** Every word in Catalan. */
export const catalan: CompleteMessages = {
  ...applicationsCatalan,
  ...ceremoniesCatalan,
  ...configCatalan,
  ...consoleCatalan,
  ...doctorCatalan,
  ...landingPageCatalan,
  ...reportsCatalan,
  ...statusLookupCatalan,
  ...titlesCatalan,
  ...uiCatalan,
  ...wizardCatalan,
};
