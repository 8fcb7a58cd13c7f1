import type { CompleteMessages } from '../complete-messages.ts';
import { applicationsPortuguese } from './applications.ts';
import { ceremoniesPortuguese } from './ceremonies.ts';
import { configPortuguese } from './config.ts';
import { consolePortuguese } from './console.ts';
import { doctorPortuguese } from './doctor.ts';
import { landingPagePortuguese } from './landing-page.ts';
import { reportsPortuguese } from './reports.ts';
import { statusLookupPortuguese } from './status-lookup.ts';
import { titlesPortuguese } from './titles.ts';
import { uiPortuguese } from './ui.ts';
import { wizardPortuguese } from './wizard.ts';

/** Every word in the Portuguese of Brazil. */
export const portuguese: CompleteMessages = {
  ...applicationsPortuguese,
  ...ceremoniesPortuguese,
  ...configPortuguese,
  ...consolePortuguese,
  ...doctorPortuguese,
  ...landingPagePortuguese,
  ...reportsPortuguese,
  ...statusLookupPortuguese,
  ...titlesPortuguese,
  ...uiPortuguese,
  ...wizardPortuguese,
};
