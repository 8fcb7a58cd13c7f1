import * as done from '../../src/graduation-wizard/receipt/done-view.stories.tsx';
import * as career from '../../src/graduation-wizard/steps/career-step.stories.tsx';
import * as ceremony from '../../src/graduation-wizard/steps/ceremony-step.stories.tsx';
import * as details from '../../src/graduation-wizard/steps/details-step.stories.tsx';
import * as review from '../../src/graduation-wizard/steps/review-step.stories.tsx';
import * as landing from '../../src/landing-page/landing-page.stories.tsx';
import * as lookup from '../../src/status-lookup/status-lookup.stories.tsx';
import { checkScreens } from './check-screens.ts';

checkScreens({
  'landing page': landing.WithNameAndCrest,
  'wizard, ceremonies': ceremony.Chosen,
  'wizard, careers with the list open': career.ListOpen,
  'wizard, personal data': details.RequiredMissing,
  'wizard, review': review.Ready,
  'wizard, done': done.Done,
  'look-up': lookup.Empty,
  'look-up, nothing typed': lookup.Blank,
  'look-up, confirmed': lookup.Confirmed,
  'look-up, rejected': lookup.Rejected,
});
