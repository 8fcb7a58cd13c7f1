import { applicationDetailEnglish } from './application-detail.en.ts';
import {
  applicationDecisionEnglish,
  applicationsEnglish,
  bulkApprovalEnglish,
} from './applications.en.ts';
import { bulkIssueEnglish, bulkIssueRehearsalEnglish } from './bulk-issue.en.ts';
import { ceremoniesEnglish, ceremonyFormEnglish } from './ceremonies.en.ts';
import { ceremonyDialogsEnglish } from './ceremony-dialogs.en.ts';
import {
  configCareersEnglish,
  configCareerTypesEnglish,
  configEnglish,
  configFacultiesEnglish,
} from './config.en.ts';
import {
  configDegreePreviewEnglish,
  configMatrixEnglish,
  configNomenclaturesEnglish,
} from './config-titles.en.ts';
import { configUsersEnglish } from './config-users.en.ts';
import {
  consoleEnglish,
  consoleListsEnglish,
  dashboardEnglish,
  signInEnglish,
} from './console.en.ts';
import { doctorEnglish } from './doctor.en.ts';
import { landingEnglish } from './landing.en.ts';
import { newPasswordEnglish } from './new-password.en.ts';
import { callScriptEnglish, reportsEnglish } from './reports.en.ts';
import {
  embedEnglish,
  failuresEnglish,
  paginationEnglish,
  searchEnglish,
  tableEnglish,
  uiEnglish,
} from './shared.en.ts';
import { statusEnglish } from './status.en.ts';
import { registryCheckEnglish, titleDetailEnglish, titlesEnglish } from './titles.en.ts';
import { wizardEnglish } from './wizard.en.ts';

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
