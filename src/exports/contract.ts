export { openIdAnswer, openIdStartAnswer } from '../contract/account/openid.ts';
export { passkeyAnswer, passkeyOptionsAnswer } from '../contract/account/passkeys.ts';
export {
  bearerToken,
  newPassword,
  type SessionAnswer,
  type SignInAnswer,
  sessionAnswer,
  signInAnswer,
} from '../contract/account/session.ts';
export {
  type ChangedUserAnswer,
  type CreatedUserAnswer,
  changedUserAnswer,
  createdUserAnswer,
  reissuedPasswordAnswer,
  roleNameOf,
  type UserAnswer,
  type UserInput,
  type UserUpdate,
  userAnswer,
  userInput,
} from '../contract/account/users.ts';
export {
  type ApplicationAnswer,
  type ApplicationEdit,
  type ApplicationInput,
  type ApplicationPolicy,
  applicationAnswer,
  applicationInputFor,
  applyAnswer,
  standardApplicationPolicy,
} from '../contract/applications.ts';
export {
  type Call,
  type CallData,
  type CallId,
  type CallInput,
  callPaths,
  calls,
  doneMessage,
} from '../contract/calls.ts';
export type { CareerInput, DegreeTitleInput } from '../contract/careers.ts';
export {
  type CareerAnswer,
  careerAnswer,
  type DegreeTitleAnswer,
  degreeTitleAnswer,
  genderAnswer,
} from '../contract/careers.ts';
export type { CeremonyInput } from '../contract/ceremonies.ts';
export {
  type CeremonyAnswer,
  ceremonyAnswer,
  publicCeremonyAnswer,
} from '../contract/ceremonies.ts';
export type { RectificationInput, ResolutionInput } from '../contract/corrections.ts';
export {
  type TitleContentAnswer,
  type TitleEntryAnswer,
  type TitleSealAnswer,
  titleContentAnswer,
  titleEntryAnswer,
  titleSealAnswer,
} from '../contract/corrections.ts';
export type { AuthorityInput } from '../contract/documents/authorities.ts';
export { type AuthorityAnswer, authorityAnswer } from '../contract/documents/authorities.ts';
export type { DocumentFieldInput } from '../contract/documents/document-fields.ts';
export {
  type DocumentFieldAnswer,
  documentFieldAnswer,
} from '../contract/documents/document-fields.ts';
export {
  type DeletedTemplateAnswer,
  type DocumentTemplateAnswer,
  type DocumentTemplateSummaryAnswer,
  deletedTemplateAnswer,
  documentTemplateAnswer,
  documentTemplateSummaryAnswer,
} from '../contract/documents/document-templates.ts';
export type { PreviewInput, PrintCheckInput, PrintInput } from '../contract/documents/prints.ts';
export {
  type DocumentPrintAnswer,
  documentPrintAnswer,
  type PreviewAnswer,
  type PrintAnswer,
  type PrintProblemAnswer,
  previewAnswer,
  printAnswer,
  printProblemAnswer,
} from '../contract/documents/prints.ts';
export { type Extra, extras } from '../contract/extras.ts';
export type { HandoverCorrectionInput, HandoverInput } from '../contract/handovers.ts';
export { type HandoverAnswer, handoverAnswer } from '../contract/handovers.ts';
export { type HoldInput, type TitleHoldAnswer, titleHoldAnswer } from '../contract/holds.ts';
export {
  isGuessableProof,
  maskStatus,
  provesDocument,
  type StatusAnswer,
  statusAnswer,
  withoutReason,
} from '../contract/look-up.ts';
export type { NamedInput } from '../contract/named-catalogues.ts';
export {
  type NamedAnswer,
  type NamedCatalogueName,
  namedAnswer,
  namedCatalogues,
} from '../contract/named-catalogues.ts';
export { auditAnswer } from '../contract/operations.ts';
export { type CallMethod, type CallPath, methodOf, pathOf } from '../contract/paths/call-path.ts';
export { contractHeader, contractVersion } from '../contract/paths/contract-version.ts';
export { personAnswer, publicPersonAnswer } from '../contract/person.ts';
export { type PrivacyAnswer, privacyAnswer } from '../contract/privacy.ts';
export { type RefusalId, refusalFields, refusalMessage, refusals } from '../contract/refusals.ts';
export { type ReportAnswer, reportAnswer } from '../contract/reports.ts';
export type { CallAccess, CallAnswer, CallProof, CallUser } from '../contract/schema/call-row.ts';
export {
  checkInput,
  type DeclinedInput,
  type InputResult,
  readInput,
} from '../contract/schema/read-input.ts';
export type { Refusal } from '../contract/schema/refusal.ts';
export {
  type ActivityAnswer,
  activityAnswer,
  type SummaryAnswer,
  summaryAnswer,
} from '../contract/summary.ts';
export {
  type ApplicationProofAnswer,
  applicationProofAnswer,
  type CorrectionAnswer,
  correctionAnswer,
  type ProposedTitleAnswer,
  type TitleProofAnswer,
  titleProofAnswer,
} from '../contract/title-proof.ts';
export {
  type BulkIssueAnswer,
  bulkIssueAnswer,
  type IssueCheckAnswer,
  issueCheckAnswer,
  type TitleAnswer,
  titleAnswer,
} from '../contract/titles.ts';
export {
  type TitleVerificationsAnswer,
  titleVerificationsAnswer,
  type VerificationAddressAnswer,
  type VerificationAnswer,
  type VerifiedDocumentAnswer,
  verificationAddressAnswer,
  verificationAnswer,
  verifiedDocumentAnswer,
} from '../contract/verification.ts';
