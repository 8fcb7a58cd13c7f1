export { type ReportCall, type ReportSpec, reportMessage, reports } from '../contract/reports.ts';
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
export { personKey } from '../domain/person/person-key.ts';
export { joinPersonName } from '../domain/person/person-name.ts';
export { type Register, registers } from '../domain/registers.ts';
export { refuseIssue, refuseNumbering } from '../domain/registry/issue-rules.ts';
export { type AssignedNumber, type Numbered, numberSeries } from '../domain/registry/numbering.ts';
export { type RegisterPolicy, registerPolicies } from '../domain/registry/register-policy.ts';
export {
  advanceRegistryNumber,
  formatRegistryNumber,
  parseRegistryNumber,
  type RegistryNumber,
} from '../domain/registry/registry-number.ts';
export {
  findTakenNumbers,
  numberKey,
  refuseTakenNumber,
  type TakenNumber,
} from '../domain/registry/taken-number.ts';
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
