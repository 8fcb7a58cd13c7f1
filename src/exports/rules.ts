export { type ReportCall, type ReportSpec, reportMessage, reports } from '../contract/reports.ts';
export { type IsoDate, parseSentDate } from '../contract/schema/fields.ts';
export { activityObjects } from '../domain/activity/activity.ts';
export { normalizeApplicationCode } from '../domain/application/application-code.ts';
export { type CalendarDate, parseCalendarDate } from '../domain/calendar/calendar-date.ts';
export type { GrammaticalGender } from '../domain/degree/grammatical-gender.ts';
export type { AdditionalField } from '../domain/document/additional-fields.ts';
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
export {
  type ContentPart,
  contentParts,
  type EditionDifference,
} from '../domain/document/edition-difference.ts';
export { shippedTemplates } from '../domain/document/templates/shipped-templates.ts';
export {
  type PlaceholderName,
  placeholderExamples,
  placeholderNames,
} from '../domain/document/wording/placeholder-names.ts';
export { parseIdentityNumber, personKey } from '../domain/person/identity-number.ts';
export { joinPersonName, type PersonName, presentName } from '../domain/person/person-name.ts';
export { comparePeople, type ListedPerson, sortPeople } from '../domain/person/person-order.ts';
export {
  formatIdentityNumber,
  type IdentityNumberStyle,
  identityNumberStyles,
} from '../domain/person/printed-identity-number.ts';
export { type Register, registers } from '../domain/registers.ts';
export {
  type AssignedNumber,
  type Numbered,
  numberSeries,
} from '../domain/registry/numbering/numbering.ts';
export {
  type RegisterPolicy,
  registerPolicies,
} from '../domain/registry/numbering/register-policy.ts';
export {
  numberKey,
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
  type ErrorCause,
  errorCauses,
  type Resolution,
  type StandingEntry,
  type TitleEntryKind,
  type TitleStanding,
  titleEntryKinds,
  titleStanding,
} from '../domain/registry/title-entry.ts';
export { isHeld, type TitleHoldKind, titleHoldKinds } from '../domain/registry/title-hold.ts';
export { type CsvSeparator, csvByteOrderMark, csvLine } from '../domain/text/csv.ts';
export { compareSpanish } from '../domain/text/spanish-order.ts';
export { foldName } from '../domain/text/text-fold.ts';
export { type WorkbookRows, writeWorkbook } from '../domain/text/workbook.ts';
export {
  formatVerificationCode,
  isVerificationCode,
  normalizeVerificationCode,
  verificationCodeEntropy,
  verificationCodeOf,
} from '../domain/verification/verification-code.ts';
export { formatApplicationCode } from '../register/application/application-code.ts';
export {
  notesAfterConfirmation,
  type PublishedPrivacy,
  refuseAge,
  refuseAuthorisation,
  refuseBirthDate,
  refuseChoices,
  refuseDuplicateApplication,
  refuseSecondApplication,
} from '../register/application/application-rules.ts';
export {
  lastProofDay,
  type ProofFacts,
  proofPhase,
  refuseCorrectionAcceptance,
  refuseCorrectionDecision,
  refuseProof,
  refuseProofAnswer,
} from '../register/application/title-proof-rules.ts';
export {
  earliestToday,
  latestToday,
  type Today,
  todayValues,
} from '../register/calendar/today-anywhere.ts';
export {
  changesCeremonyYear,
  changesInitialNumbers,
  refuseCeremonyChange,
  refuseCeremonyDeletion,
  refuseCeremonyYear,
  refuseNewCeremony,
} from '../register/ceremony/ceremony-rules.ts';
export {
  refuseCareerDeletion,
  refuseCareerReferences,
  refuseCareerTypeDeletion,
  refuseDegreeTitleReferences,
  refuseFacultyDeletion,
} from '../register/degree/catalogue-rules.ts';
export {
  isInOffice,
  officialsOn,
  refuseFaculty,
  refuseTerm,
  type TermOfOffice,
} from '../register/document/authorities.ts';
export { checkTemplate, leastQr } from '../register/document/check-template.ts';
export {
  contentDifferences,
  type StatedContent,
} from '../register/document/content-differences.ts';
export {
  type DocumentFields,
  type DocumentMark,
  type DocumentValues,
  type Signatory,
  type Verification,
  withholdSignatures,
} from '../register/document/document-values.ts';
export { fieldValuesAt, refuseFieldReferences } from '../register/document/field-values.ts';
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
} from '../register/document/layout/laid-out-document.ts';
export { layOut } from '../register/document/layout/lay-out.ts';
export { leastMargin } from '../register/document/layout/page-size.ts';
export { maxPrintJobMs } from '../register/document/print-job.ts';
export { copyMark, marksOf, type PrintMark, printMark } from '../register/document/print-mark.ts';
export { severalSignatories } from '../register/document/several-signatories.ts';
export { emptyOffice } from '../register/document/signatory-of.ts';
export {
  ceremonyRecordValues,
  type PrintableTitle,
  type SealedOfficial,
  type TitleBirth,
  type TitleContent,
  type TitlePaper,
  titleValues,
} from '../register/document/title-content.ts';
export {
  type CeremonyFacts,
  ceremonyFields,
  type GraduateFacts,
  graduateFields,
  surnamesOf,
} from '../register/document/wording/document-fields.ts';
export { fillPlainText } from '../register/document/wording/fill-text.ts';
export { inventedGraduates } from '../register/document/wording/invented-graduates.ts';
export { markText } from '../register/document/wording/mark-text.ts';
export { nearestName } from '../register/document/wording/nearest-name.ts';
export { spellDate, spellNumber, writtenDate } from '../register/document/wording/spelled-date.ts';
export { type ChainStanding, chainStanding } from '../register/title/chain-standing.ts';
export {
  refuseAnnulment,
  refuseCorrection,
  refuseDuplicate,
  refuseHold,
  refuseLifting,
  refuseResolution,
} from '../register/title/correction-rules.ts';
export {
  refuseCorrectedDay,
  refuseDeliveryDay,
  refuseHandover,
  refuseHandoverCorrection,
  type TitleToHandOver,
} from '../register/title/handover-rules.ts';
export { refuseIssue, refuseNumbering, refuseTakenNumber } from '../register/title/issue-rules.ts';
export {
  rectifiedTexts,
  rectifiedValues,
  refuseErasedBirth,
  refuseUnchanged,
  type StatedValues,
  statedTexts,
} from '../register/title/rectification-rules.ts';
export { sharesBook } from '../register/title/shared-book.ts';
export {
  administratorRole,
  isActiveAdministrator,
  isReactivation,
  maxWrongProofs,
  needsFreshProof,
  refusePasswordReissue,
  refuseUntilReplaced,
  refuseUserChange,
  refuseUserDeletion,
  userKeys,
} from '../register/user/user-rules.ts';
