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
import { callScriptEnglish } from '../admin-console/reports/call-script/call-script.messages.en.ts';
import { reportsEnglish } from '../admin-console/reports/reports.messages.en.ts';
import { newPasswordEnglish } from '../admin-console/sign-in/new-password.messages.en.ts';
import { signInEnglish } from '../admin-console/sign-in/sign-in.messages.en.ts';
import { bulkIssueEnglish } from '../admin-console/titles/bulk-issue/bulk-issue.messages.en.ts';
import { bulkIssueRehearsalEnglish } from '../admin-console/titles/bulk-issue/rehearsal/rehearsal.messages.en.ts';
import { titleDetailEnglish } from '../admin-console/titles/detail/title-detail.messages.en.ts';
import { registryCheckEnglish } from '../admin-console/titles/registry-check/registry-check.messages.en.ts';
import { titlesEnglish } from '../admin-console/titles/titles.messages.en.ts';
import { doctorEnglish } from '../doctor/doctor.messages.en.ts';
import { embedEnglish } from '../embed/embed.messages.en.ts';
import { wizardEnglish } from '../graduation-wizard/wizard.messages.en.ts';
import { landingEnglish } from '../landing-page/landing-page.messages.en.ts';
import { failuresEnglish } from '../provider/failure.messages.en.ts';
import { statusEnglish } from '../status-lookup/status-lookup.messages.en.ts';
import { paginationEnglish } from '../ui/pagination/pagination.messages.en.ts';
import { searchEnglish } from '../ui/search-field/search-field.messages.en.ts';
import { tableEnglish } from '../ui/table/table.messages.en.ts';
import { uiEnglish } from '../ui/ui.messages.en.ts';

/** Every word in English, by room and key. A whole language is such a folder: copied, translated and imported. */
export const english = {
  wizard: wizardEnglish,
  status: statusEnglish,
  landing: landingEnglish,
  failures: failuresEnglish,
  doctor: doctorEnglish,
  embed: embedEnglish,
  ui: uiEnglish,
  search: searchEnglish,
  pagination: paginationEnglish,
  table: tableEnglish,
  console: consoleEnglish,
  consoleLists: consoleListsEnglish,
  signIn: signInEnglish,
  newPassword: newPasswordEnglish,
  dashboard: dashboardEnglish,
  ceremonies: ceremoniesEnglish,
  ceremonyForm: ceremonyFormEnglish,
  ceremonyDialogs: ceremonyDialogsEnglish,
  applications: applicationsEnglish,
  applicationDetail: applicationDetailEnglish,
  applicationDecision: applicationDecisionEnglish,
  bulkApproval: bulkApprovalEnglish,
  titles: titlesEnglish,
  titleDetail: titleDetailEnglish,
  registryCheck: registryCheckEnglish,
  bulkIssue: bulkIssueEnglish,
  bulkIssueRehearsal: bulkIssueRehearsalEnglish,
  reports: reportsEnglish,
  callScript: callScriptEnglish,
  config: configEnglish,
  configFaculties: configFacultiesEnglish,
  configCareers: configCareersEnglish,
  configCareerTypes: configCareerTypesEnglish,
  configNomenclatures: configNomenclaturesEnglish,
  configDegreePreview: configDegreePreviewEnglish,
  configMatrix: configMatrixEnglish,
  configUsers: configUsersEnglish,
};
