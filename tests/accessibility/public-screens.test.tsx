import * as wizard from '../../src/graduation-wizard/steps/wizard-steps.stories.tsx';
import * as landing from '../../src/landing-page/landing-page.stories.tsx';
import * as lookup from '../../src/status-lookup/status-lookup.stories.tsx';
import { checkScreens } from './check-screens.ts';

checkScreens({
  'landing page': landing.WithAUniversitysNameAndCrest,
  'wizard, ceremonies': wizard.CeremonyChosen,
  'wizard, careers with the list open': wizard.CareerNotChosen,
  'wizard, personal data': wizard.DetailsNotFilledIn,
  'wizard, review': wizard.Review,
  'wizard, done': wizard.Done,
  'look-up': lookup.Empty,
  'look-up, nothing typed': lookup.SearchedWithNothingTyped,
  'look-up, confirmed': lookup.Confirmed,
  'look-up, rejected': lookup.RejectedWithItsReason,
});
