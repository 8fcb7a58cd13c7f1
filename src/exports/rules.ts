export { type ReportCall, type ReportSpec, reportMessage, reports } from '../contract/reports.ts';
export { activityObjects } from '../domain/activity/activity.ts';
export { formatApplicationCode } from '../domain/application/application-code.ts';
export {
  notesAfterConfirmation,
  refuseBirthDate,
  refuseChoices,
  refuseDuplicateApplication,
  refuseSecondApplication,
} from '../domain/application/application-rules.ts';
export {
  lastProofDay,
  type ProofFacts,
  proofPhase,
  refuseCorrectionAcceptance,
  refuseCorrectionDecision,
  refuseProof,
  refuseProofAnswer,
} from '../domain/application/title-proof-rules.ts';
export { type CalendarDate, parseCalendarDate } from '../domain/calendar/calendar-date.ts';
export { type IsoDate, parseSentDate } from '../domain/calendar/sent-date.ts';
export { earliestToday, latestToday } from '../domain/calendar/today-anywhere.ts';
export {
  changesInitialNumbers,
  refuseCeremonyChange,
  refuseCeremonyDeletion,
  refuseNewCeremony,
} from '../domain/ceremony/ceremony-rules.ts';
export {
  refuseCareerDeletion,
  refuseCareerReferences,
  refuseCareerTypeDeletion,
  refuseDegreeTitleReferences,
  refuseFacultyDeletion,
} from '../domain/degree/catalogue-rules.ts';
export {
  type AdditionalField,
  fieldValuesAt,
  refuseFieldReferences,
} from '../domain/document/additional-fields.ts';
export {
  isInOffice,
  officialsOn,
  refuseTerm,
  type TermOfOffice,
} from '../domain/document/authorities.ts';
export { checkTemplate, leastMargin, leastQr } from '../domain/document/check-template.ts';
export { type Block, textFits, textRoles } from '../domain/document/document-block.ts';
export { documentFonts, type FontName } from '../domain/document/document-fonts.ts';
export type {
  DocumentProblem,
  ImageRefusal,
  LayoutProblem,
} from '../domain/document/document-problem.ts';
export {
  type DocumentImage,
  type DocumentKind,
  type DocumentTemplate,
  documentKinds,
  type ImageType,
  imageTypes,
  pageSizes,
} from '../domain/document/document-template.ts';
export type {
  DocumentFields,
  DocumentMark,
  DocumentValues,
  GrammaticalGender,
  Signatory,
  Verification,
} from '../domain/document/document-values.ts';
export type {
  Box,
  DrawnMark,
  Face,
  LaidOutDocument,
  LaidOutElement,
  LaidOutPage,
  Measure,
  PathMark,
  PictureMark,
  QrMark,
  TextRun,
} from '../domain/document/layout/laid-out-document.ts';
export { layOut } from '../domain/document/layout/lay-out.ts';
export { shippedTemplates } from '../domain/document/templates/shipped-templates.ts';
export {
  type CeremonyFacts,
  ceremonyFields,
  type GraduateFacts,
  graduateFields,
  surnamesOf,
} from '../domain/document/wording/document-fields.ts';
export { fillPlainText } from '../domain/document/wording/fill-text.ts';
export { markText } from '../domain/document/wording/mark-text.ts';
export {
  type PlaceholderName,
  placeholderExamples,
  placeholderNames,
} from '../domain/document/wording/placeholder-names.ts';
export { spellDate, spellNumber, writtenDate } from '../domain/document/wording/spelled-date.ts';
export { personKey } from '../domain/person/person-key.ts';
export { joinPersonName, type PersonName } from '../domain/person/person-name.ts';
export { type Register, registers } from '../domain/registers.ts';
export {
  refuseCorrection,
  refuseDuplicate,
  refuseResolution,
  refuseUnchanged,
} from '../domain/registry/correction-rules.ts';
export {
  refuseCorrectedDay,
  refuseDeliveryDay,
  refuseHandover,
  refuseHandoverCorrection,
  type TitleToHandOver,
} from '../domain/registry/handover/handover-rules.ts';
export { refuseIssue, refuseNumbering } from '../domain/registry/issue/issue-rules.ts';
export {
  type AssignedNumber,
  type Numbered,
  numberSeries,
} from '../domain/registry/numbering/numbering.ts';
export {
  type RegisterPolicy,
  registerPolicies,
} from '../domain/registry/numbering/register-policy.ts';
export { sharesBook } from '../domain/registry/numbering/shared-book.ts';
export {
  numberKey,
  refuseTakenNumber,
  type TakenNumber,
  takenNumberFinder,
} from '../domain/registry/numbering/taken-number.ts';
export {
  advanceRegistryNumber,
  formatRegistryNumber,
  parseRegistryNumber,
  type RegistryNumber,
} from '../domain/registry/registry-number.ts';
export {
  type Resolution,
  type StandingEntry,
  type TitleEntryKind,
  type TitleStanding,
  titleEntryKinds,
  titleStanding,
} from '../domain/registry/title-entry.ts';
export { csvByteOrderMark, csvLine } from '../domain/text/csv.ts';
export { compareSpanish } from '../domain/text/spanish-order.ts';
export { foldName } from '../domain/text/text-fold.ts';
export {
  administratorRole,
  changesAccess,
  isActiveAdministrator,
  refusePasswordReissue,
  refuseUserChange,
  refuseUserDeletion,
  userKeys,
} from '../domain/user/user-rules.ts';
export {
  formatVerificationCode,
  isVerificationCode,
  normalizeVerificationCode,
  verificationCodeEntropy,
  verificationCodeOf,
} from '../domain/verification/verification-code.ts';
