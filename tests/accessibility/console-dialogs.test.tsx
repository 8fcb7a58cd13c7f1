import * as bulkApproval from '../../src/admin-console/applications/bulk-approval/bulk-approval.stories.tsx';
import * as decisions from '../../src/admin-console/applications/decision/decisions.stories.tsx';
import * as application from '../../src/admin-console/applications/detail/application-detail.stories.tsx';
import * as ceremonyForm from '../../src/admin-console/ceremonies/form/ceremony-form.stories.tsx';
import * as ceremonyStatus from '../../src/admin-console/ceremonies/status/change-status.stories.tsx';
import * as users from '../../src/admin-console/config/users/users.stories.tsx';
import * as consoles from '../../src/admin-console/console.stories.tsx';
import * as leaving from '../../src/admin-console/navigation/leaving.stories.tsx';
import * as callScript from '../../src/admin-console/reports/call-script/call-script.stories.tsx';
import * as rehearsal from '../../src/admin-console/titles/bulk-issue/rehearsal/rehearsal.stories.tsx';
import * as title from '../../src/admin-console/titles/detail/title-detail.stories.tsx';
import * as registry from '../../src/admin-console/titles/registry-check/registry-check.stories.tsx';
import { checkScreens } from './check-screens.ts';

checkScreens({
  'ceremony form, with problems': ceremonyForm.Problems,
  'ceremony status': ceremonyStatus.Completing,
  'application, reading': application.Default,
  'application, editing': application.Problems,
  'application, rejecting': decisions.RejectWithTitle,
  'applications, several with failures': bulkApproval.WithFailures,
  title: title.Default,
  'bulk issue': rehearsal.Findings,
  'registry check': registry.Findings,
  'call script': callScript.Ready,
  'user form, with problems': users.Problems,
  'one-time password': users.OneTimePassword,
  'leaving a form': leaving.UnsavedForm,
  'leaving a run': leaving.BulkApprovalRunning,
});

checkScreens({ 'side menu': consoles.MenuOpen }, { playedAt: 360 });
