import { sessionsMessages } from '#admin-console/account/sessions.messages.ts';
import { applicationsMessages } from '#admin-console/applications/applications.messages.ts';
import { bulkRunMessages } from '#admin-console/applications/bulk/bulk-run.messages.ts';
import { bulkApprovalMessages } from '#admin-console/applications/bulk-approval/bulk-approval.messages.ts';
import { bulkRejectionMessages } from '#admin-console/applications/bulk-rejection/bulk-rejection.messages.ts';
import { decisionMessages } from '#admin-console/applications/decision/decision.messages.ts';
import { applicationDetailMessages } from '#admin-console/applications/detail/application-detail.messages.ts';
import { wordingRequestsMessages } from '#admin-console/applications/wording-requests/wording-requests.messages.ts';
import { ceremoniesMessages } from '#admin-console/ceremonies/ceremonies.messages.ts';
import { ceremonyDialogsMessages } from '#admin-console/ceremonies/ceremony-dialogs.messages.ts';
import { ceremonyFormMessages } from '#admin-console/ceremonies/form/ceremony-form.messages.ts';
import { authoritiesMessages } from '#admin-console/config/authorities/authorities.messages.ts';
import { careersMessages } from '#admin-console/config/careers/careers.messages.ts';
import { configMessages } from '#admin-console/config/config.messages.ts';
import { documentFieldsMessages } from '#admin-console/config/document-fields/document-fields.messages.ts';
import { documentsMessages } from '#admin-console/config/documents/documents.messages.ts';
import { templateEditorMessages } from '#admin-console/config/documents/editor/template-editor.messages.ts';
import {
  degreePreviewMessages,
  nomenclatureMatrixMessages,
  nomenclaturesMessages,
} from '#admin-console/config/nomenclatures/nomenclatures.messages.ts';
import { usersMessages } from '#admin-console/config/users/users.messages.ts';
import { consoleMessages } from '#admin-console/console.messages.ts';
import { activityMessages } from '#admin-console/dashboard/activity/activity.messages.ts';
import { dashboardMessages } from '#admin-console/dashboard/dashboard.messages.ts';
import { dataMessages } from '#admin-console/data/data.messages.ts';
import { namedCatalogueMessages } from '#admin-console/data/named-catalogues.messages.ts';
import { documentProblemsMessages } from '#admin-console/document-problems/document-problems.messages.ts';
import { exportMessages } from '#admin-console/export/export.messages.ts';
import { formMessages } from '#admin-console/form/form.messages.ts';
import { draftsMessages } from '#admin-console/navigation/drafts/drafts.messages.ts';
import { expiryDialogMessages } from '#admin-console/navigation/expiry/expiry-dialog.messages.ts';
import { sessionOverMessages } from '#admin-console/navigation/expiry/session-over.messages.ts';
import { leaveMessages } from '#admin-console/navigation/leave.messages.ts';
import { callScriptMessages } from '#admin-console/reports/call-script/call-script.messages.ts';
import { reportsMessages } from '#admin-console/reports/reports.messages.ts';
import { newPasskeyMessages } from '#admin-console/sign-in/new-passkey.messages.ts';
import { newPasswordMessages } from '#admin-console/sign-in/new-password/new-password.messages.ts';
import { signInMessages } from '#admin-console/sign-in/sign-in.messages.ts';
import { stepUpMessages } from '#admin-console/step-up/step-up.messages.ts';
import { bulkIssueMessages } from '#admin-console/titles/bulk-issue/bulk-issue.messages.ts';
import { rehearsalMessages } from '#admin-console/titles/bulk-issue/rehearsal/rehearsal.messages.ts';
import { handoverMessages } from '#admin-console/titles/collection/handover.messages.ts';
import { titleCorrectionsMessages } from '#admin-console/titles/corrections/corrections.messages.ts';
import { titleCodeMessages } from '#admin-console/titles/detail/title-code.messages.ts';
import { titleDetailMessages } from '#admin-console/titles/detail/title-detail.messages.ts';
import { printMessages } from '#admin-console/titles/print/print.messages.ts';
import { printDifferencesMessages } from '#admin-console/titles/print/print-differences.messages.ts';
import { registryCheckMessages } from '#admin-console/titles/registry-check/registry-check.messages.ts';
import { titlesMessages } from '#admin-console/titles/titles.messages.ts';
import { doctorMessages } from '#doctor/doctor.messages.ts';
import { embedMessages } from '#embed/embed.messages.ts';
import { inAppMessages } from '#graduation-wizard/in-app/in-app.messages.ts';
import { receiptMessages } from '#graduation-wizard/receipt/receipt.messages.ts';
import { stepMessages } from '#graduation-wizard/steps/steps.messages.ts';
import { wizardMessages } from '#graduation-wizard/wizard.messages.ts';
import { landingMessages } from '#landing-page/landing-page.messages.ts';
import { failureMessages } from '#provider/failure.messages.ts';
import { passkeysMessages } from '#session/passkeys.messages.ts';
import { statusResultMessages } from '#status-lookup/result/status-result.messages.ts';
import { statusMessages } from '#status-lookup/status-lookup.messages.ts';
import { titleProofMessages } from '#status-lookup/title-proof/title-proof.messages.ts';
import { verificationMessages } from '#title-verification/title-verification.messages.ts';
import { retryMessages } from '#ui/alert/retry.messages.ts';
import { applicationStatusMessages } from '#ui/application-status/application-status.messages.ts';
import { datePickerMessages } from '#ui/date-picker/date-picker.messages.ts';
import { nameFindingsMessages } from '#ui/name-findings/name-findings.messages.ts';
import { paginationMessages } from '#ui/pagination/pagination.messages.ts';
import { pictureFieldMessages } from '#ui/picture-field/picture-field.messages.ts';
import { searchFieldMessages } from '#ui/search-field/search-field.messages.ts';
import { tableMessages } from '#ui/table/table.messages.ts';
import { uiMessages } from '#ui/ui.messages.ts';

/**
 * All Spanish messages, by feature and key. A feature declares its messages in a file beside its code; `npm run
 * messages:check` fails if one is missing here.
 */
export const spanish = {
  ...namedCatalogueMessages,
  activity: activityMessages.defaults,
  applicationDecision: decisionMessages.defaults,
  applicationDetail: applicationDetailMessages.defaults,
  applicationStatus: applicationStatusMessages.defaults,
  applications: applicationsMessages.defaults,
  bulkApproval: bulkApprovalMessages.defaults,
  bulkIssue: bulkIssueMessages.defaults,
  bulkIssueRehearsal: rehearsalMessages.defaults,
  bulkRejection: bulkRejectionMessages.defaults,
  bulkRun: bulkRunMessages.defaults,
  callScript: callScriptMessages.defaults,
  ceremonies: ceremoniesMessages.defaults,
  ceremonyDialogs: ceremonyDialogsMessages.defaults,
  ceremonyForm: ceremonyFormMessages.defaults,
  config: configMessages.defaults,
  configAuthorities: authoritiesMessages.defaults,
  configCareers: careersMessages.defaults,
  configDocumentFields: documentFieldsMessages.defaults,
  configDocuments: documentsMessages.defaults,
  documentEditor: templateEditorMessages.defaults,
  documentPrinting: printMessages.defaults,
  printDifferences: printDifferencesMessages.defaults,
  documentProblems: documentProblemsMessages.defaults,
  configDegreePreview: degreePreviewMessages.defaults,
  configMatrix: nomenclatureMatrixMessages.defaults,
  configNomenclatures: nomenclaturesMessages.defaults,
  configUsers: usersMessages.defaults,
  confirmation: stepUpMessages.defaults,
  console: {
    ...consoleMessages.defaults,
    ...leaveMessages.defaults,
    ...sessionOverMessages.defaults,
    ...retryMessages.defaults,
  },
  consoleExport: exportMessages.defaults,
  consoleForm: { ...formMessages.defaults, ...draftsMessages.defaults },
  consoleLists: dataMessages.defaults,
  consoleSessions: sessionsMessages.defaults,
  dashboard: dashboardMessages.defaults,
  doctor: doctorMessages.defaults,
  embed: embedMessages.defaults,
  failures: failureMessages.defaults,
  landing: landingMessages.defaults,
  nameFindings: nameFindingsMessages.defaults,
  newPasskey: newPasskeyMessages.defaults,
  newPassword: newPasswordMessages.defaults,
  pagination: paginationMessages.defaults,
  pictureField: pictureFieldMessages.defaults,
  passkeys: passkeysMessages.defaults,
  proofCorrections: wordingRequestsMessages.defaults,
  registryCheck: registryCheckMessages.defaults,
  reports: reportsMessages.defaults,
  search: searchFieldMessages.defaults,
  sessionEnding: expiryDialogMessages.defaults,
  signIn: signInMessages.defaults,
  status: { ...statusResultMessages.defaults, ...statusMessages.defaults },
  table: tableMessages.defaults,
  titleCode: titleCodeMessages.defaults,
  titleDetail: titleDetailMessages.defaults,
  titleCorrections: titleCorrectionsMessages.defaults,
  titleHandover: handoverMessages.defaults,
  titleProof: titleProofMessages.defaults,
  titles: titlesMessages.defaults,
  ui: uiMessages.defaults,
  verification: verificationMessages.defaults,
  datePicker: datePickerMessages.defaults,
  wizard: {
    ...inAppMessages.defaults,
    ...receiptMessages.defaults,
    ...stepMessages.defaults,
    ...wizardMessages.defaults,
  },
};
