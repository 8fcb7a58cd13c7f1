export { type ApplicationAnswer, applicationAnswer } from '../contract/answers/application.ts';
export { auditAnswer } from '../contract/answers/audit-entry.ts';
export { type CareerAnswer, careerAnswer } from '../contract/answers/career.ts';
export {
  type CeremonyAnswer,
  ceremonyAnswer,
  publicCeremonyAnswer,
} from '../contract/answers/ceremony.ts';
export { type DegreeTitleAnswer, degreeTitleAnswer } from '../contract/answers/degree-title.ts';
export { type AuthorityAnswer, authorityAnswer } from '../contract/answers/documents/authority.ts';
export {
  type DocumentFieldAnswer,
  documentFieldAnswer,
} from '../contract/answers/documents/document-field.ts';
export {
  type DocumentTemplateAnswer,
  type DocumentTemplateSummaryAnswer,
  documentTemplateAnswer,
  documentTemplateSummaryAnswer,
} from '../contract/answers/documents/document-template.ts';
export {
  type DocumentPrintAnswer,
  documentPrintAnswer,
  type PreviewAnswer,
  type PrintAnswer,
  type PrintProblemAnswer,
  previewAnswer,
  printAnswer,
  printProblemAnswer,
} from '../contract/answers/documents/print-documents.ts';
export { genderAnswer } from '../contract/answers/gender.ts';
export { type HandoverAnswer, handoverAnswer } from '../contract/answers/handover.ts';
export { type NamedAnswer, namedAnswer } from '../contract/answers/named.ts';
export { passkeyAnswer, passkeyOptionsAnswer } from '../contract/answers/passkey.ts';
export { openIdAnswer, openIdStartAnswer } from '../contract/answers/provider.ts';
export { type ReportAnswer, reportAnswer } from '../contract/answers/report.ts';
export {
  type SessionAnswer,
  type SignInAnswer,
  sessionAnswer,
  signInAnswer,
} from '../contract/answers/session.ts';
export { applyAnswer, type StatusAnswer, statusAnswer } from '../contract/answers/status.ts';
export {
  type ActivityAnswer,
  activityAnswer,
  type SummaryAnswer,
  summaryAnswer,
} from '../contract/answers/summary.ts';
export {
  type BulkIssueAnswer,
  bulkIssueAnswer,
  type TitleAnswer,
  titleAnswer,
} from '../contract/answers/title.ts';
export { type TitleEntryAnswer, titleEntryAnswer } from '../contract/answers/title-entry.ts';
export {
  type ApplicationProofAnswer,
  applicationProofAnswer,
  type CorrectionAnswer,
  correctionAnswer,
  type ProposedTitleAnswer,
  type TitleProofAnswer,
  titleProofAnswer,
} from '../contract/answers/title-proof.ts';
export {
  type CreatedUserAnswer,
  createdUserAnswer,
  reissuedPasswordAnswer,
  type UserAnswer,
  userAnswer,
} from '../contract/answers/user.ts';
export {
  type VerificationAnswer,
  type VerifiedDocumentAnswer,
  verificationAnswer,
  verifiedDocumentAnswer,
} from '../contract/answers/verification.ts';
export { bearerToken } from '../contract/bearer-token.ts';
export { type Call, type CallAnswer, doneMessage } from '../contract/call.ts';
export { type CallMethod, type CallPath, methodOf, pathOf } from '../contract/call-path.ts';
export type { CallUser } from '../contract/call-user.ts';
export { type CallData, type CallId, type CallInput, callPaths, calls } from '../contract/calls.ts';
export { contractHeader, contractVersion } from '../contract/contract-version.ts';
export { type Extra, extras } from '../contract/extras.ts';
export {
  type ApplicationEdit,
  type ApplicationInput,
  type ApplicationPolicy,
  applicationInputFor,
  standardApplicationPolicy,
} from '../contract/inputs/application.ts';
export type { CareerInput } from '../contract/inputs/career.ts';
export type { CeremonyInput } from '../contract/inputs/ceremony.ts';
export type { RectificationInput, ResolutionInput } from '../contract/inputs/correction.ts';
export type { DegreeTitleInput } from '../contract/inputs/degree-title.ts';
export type { AuthorityInput } from '../contract/inputs/documents/authority.ts';
export type { DocumentFieldInput } from '../contract/inputs/documents/document-field.ts';
export type {
  PreviewInput,
  PrintCheckInput,
  PrintInput,
} from '../contract/inputs/documents/print-documents.ts';
export type { HandoverCorrectionInput, HandoverInput } from '../contract/inputs/handover.ts';
export type { NamedInput } from '../contract/inputs/named.ts';
export { newPassword } from '../contract/inputs/session.ts';
export { type UserInput, type UserUpdate, userInput } from '../contract/inputs/user.ts';
export {
  isGuessableProof,
  maskStatus,
  provesDocument,
  withoutReason,
} from '../contract/mask-status.ts';
export { type NamedCatalogueName, namedCatalogues } from '../contract/named-catalogues.ts';
export { personAnswer, publicPersonAnswer } from '../contract/person.ts';
export {
  checkInput,
  type DeclinedInput,
  type InputResult,
  readInput,
} from '../contract/read-input.ts';
export type { Refusal } from '../contract/refusal.ts';
export { type RefusalId, refusalMessage, refusals } from '../contract/refusals.ts';
export { roleNameOf } from '../contract/role-name.ts';
