import { applicationsEnglish } from '../admin-console/applications/applications.messages.en.ts';
import { bulkApprovalEnglish } from '../admin-console/applications/bulk-approval/bulk-approval.messages.en.ts';
import { applicationDecisionEnglish } from '../admin-console/applications/decision/decision.messages.en.ts';
import { applicationDetailEnglish } from '../admin-console/applications/detail/application-detail.messages.en.ts';
import { ceremoniesEnglish } from '../admin-console/ceremonies/ceremonies.messages.en.ts';
import { ceremonyDialogsEnglish } from '../admin-console/ceremonies/ceremony-dialogs.messages.en.ts';
import { ceremonyFormEnglish } from '../admin-console/ceremonies/form/ceremony-form.messages.en.ts';
import { configCareerTypesEnglish } from '../admin-console/config/careers/career-types.messages.en.ts';
import { configCareersEnglish } from '../admin-console/config/careers/careers.messages.en.ts';
import { configFacultiesEnglish } from '../admin-console/config/careers/faculties.messages.en.ts';
import { configEnglish } from '../admin-console/config/config.messages.en.ts';
import {
  configDegreePreviewEnglish,
  configMatrixEnglish,
  configNomenclaturesEnglish,
} from '../admin-console/config/nomenclatures/nomenclatures.messages.en.ts';
import { configUsersEnglish } from '../admin-console/config/users/users.messages.en.ts';
import { consoleEnglish } from '../admin-console/console.messages.en.ts';
import { dashboardEnglish } from '../admin-console/dashboard/dashboard.messages.en.ts';
import { consoleListsEnglish } from '../admin-console/data/data.messages.en.ts';
import { consoleFormEnglish } from '../admin-console/form/form.messages.en.ts';
import { sessionEndingEnglish } from '../admin-console/navigation/expiry-dialog.messages.en.ts';
import { leaveEnglish } from '../admin-console/navigation/leave.messages.en.ts';
import { callScriptEnglish } from '../admin-console/reports/call-script/call-script.messages.en.ts';
import { reportsEnglish } from '../admin-console/reports/reports.messages.en.ts';
import { consoleSessionsEnglish } from '../admin-console/sessions/sessions.messages.en.ts';
import { newPasswordEnglish } from '../admin-console/sign-in/new-password.messages.en.ts';
import { signInEnglish } from '../admin-console/sign-in/sign-in.messages.en.ts';
import { bulkIssueEnglish } from '../admin-console/titles/bulk-issue/bulk-issue.messages.en.ts';
import { bulkIssueRehearsalEnglish } from '../admin-console/titles/bulk-issue/rehearsal/rehearsal.messages.en.ts';
import { titleDetailEnglish } from '../admin-console/titles/detail/title-detail.messages.en.ts';
import { registryCheckEnglish } from '../admin-console/titles/registry-check/registry-check.messages.en.ts';
import { titlesEnglish } from '../admin-console/titles/titles.messages.en.ts';
import { doctorEnglish } from '../doctor/doctor.messages.en.ts';
import { embedEnglish } from '../embed/embed.messages.en.ts';
import { receiptEnglish } from '../graduation-wizard/receipt/receipt.messages.en.ts';
import { stepsEnglish } from '../graduation-wizard/steps/steps.messages.en.ts';
import { wizardEnglish } from '../graduation-wizard/wizard.messages.en.ts';
import { landingEnglish } from '../landing-page/landing-page.messages.en.ts';
import { failuresEnglish } from '../provider/failure.messages.en.ts';
import { passkeysEnglish } from '../session/passkeys.messages.en.ts';
import { statusEnglish } from '../status-lookup/status-lookup.messages.en.ts';
import { retryEnglish } from '../ui/alert/retry.messages.en.ts';
import { applicationStatusEnglish } from '../ui/application-status/application-status.messages.en.ts';
import { paginationEnglish } from '../ui/pagination/pagination.messages.en.ts';
import { searchEnglish } from '../ui/search-field/search-field.messages.en.ts';
import { tableEnglish } from '../ui/table/table.messages.en.ts';
import { uiEnglish } from '../ui/ui.messages.en.ts';

/** Every word in English. Written by `npm run messages`. */
export const english = {
  applicationDecision: applicationDecisionEnglish,
  applicationDetail: applicationDetailEnglish,
  applicationStatus: applicationStatusEnglish,
  applications: applicationsEnglish,
  bulkApproval: bulkApprovalEnglish,
  bulkIssue: bulkIssueEnglish,
  bulkIssueRehearsal: bulkIssueRehearsalEnglish,
  callScript: callScriptEnglish,
  ceremonies: ceremoniesEnglish,
  ceremonyDialogs: ceremonyDialogsEnglish,
  ceremonyForm: ceremonyFormEnglish,
  config: configEnglish,
  configCareerTypes: configCareerTypesEnglish,
  configCareers: configCareersEnglish,
  configDegreePreview: configDegreePreviewEnglish,
  configFaculties: configFacultiesEnglish,
  configMatrix: configMatrixEnglish,
  configNomenclatures: configNomenclaturesEnglish,
  configUsers: configUsersEnglish,
  console: { ...consoleEnglish, ...leaveEnglish, ...retryEnglish },
  consoleForm: consoleFormEnglish,
  consoleLists: consoleListsEnglish,
  consoleSessions: consoleSessionsEnglish,
  dashboard: dashboardEnglish,
  doctor: doctorEnglish,
  embed: embedEnglish,
  failures: failuresEnglish,
  landing: landingEnglish,
  newPassword: newPasswordEnglish,
  pagination: paginationEnglish,
  passkeys: passkeysEnglish,
  registryCheck: registryCheckEnglish,
  reports: reportsEnglish,
  search: searchEnglish,
  sessionEnding: sessionEndingEnglish,
  signIn: signInEnglish,
  status: statusEnglish,
  table: tableEnglish,
  titleDetail: titleDetailEnglish,
  titles: titlesEnglish,
  ui: uiEnglish,
  wizard: { ...receiptEnglish, ...stepsEnglish, ...wizardEnglish },
};
