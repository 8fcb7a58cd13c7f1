import * as v from 'valibot';
import type { CallRow } from './schema/call-row.ts';
import type { RefusalAnswer } from './schema/refusal.ts';

const day = v.pipe(v.string(), v.isoDate());

/**
 * The standing of an issued title, as verification answers it. `on-hold`, of a server that announces `holds`, says neither
 * that it is valid nor that it is annulled.
 */
const verifiedStandings = ['valid', 'on-hold', 'rectified', 'annulled'] as const;

/** A title as anybody with its code may see it: no document number, birth date, e-mail or grades. */
const statedTitleAnswer = v.object({
  status: v.picklist(verifiedStandings),
  /** The code of this title, without separators. Clients compare it with the one they asked for. */
  code: v.string(),
  person_name: v.string(),
  degree_title: v.nullable(v.string()),
  /** The name of the university; null where the server has none. */
  university: v.nullable(v.string()),
  issue_date: day,
  /** The day of the ceremony, which the paper states. Absent in older servers. */
  ceremony_date: v.optional(day),
  /** The last three characters of the identity document, where the university states them. */
  document_end: v.optional(v.string()),
  /** The year of birth, where the university states it. */
  birth_year: v.optional(v.string()),
  record_registry: v.string(),
  assigned_registry: v.string(),
  folio_registry: v.string(),
  /** The resolution that annulled or rectified the title. */
  resolution: v.nullable(v.object({ number: v.string(), date: day, body: v.string() })),
  /** The code of the title that replaces this one; null unless it was rectified. */
  current_code: v.nullable(v.string()),
  /** True if the code also opens the document for comparison. Absent where the university does not enable it. */
  has_document: v.optional(v.boolean()),
});

/**
 * A title that another one replaced, with a former name that the university hides: nothing leads from one to the other.
 * Only where the server announces `hidden-names`.
 */
const replacedTitleAnswer = v.object({
  status: v.literal('replaced'),
  /** The code of this title, without separators. */
  code: v.string(),
  /** The name of the university; null where the server has none. */
  university: v.nullable(v.string()),
});

/** A verified title. */
export const verificationAnswer = v.variant('status', [statedTitleAnswer, replacedTitleAnswer]);

/** The document of a title as PDF, marked as a copy for comparison. */
export const verifiedDocumentAnswer = v.object({
  filename: v.string(),
  /** The file as base64. */
  content: v.string(),
});

/** The document of a verified title, as the server answers it. */
export type VerifiedDocumentAnswer = v.InferOutput<typeof verifiedDocumentAnswer>;

/** A verified title, as the server answers it. */
export type VerificationAnswer = v.InferOutput<typeof verificationAnswer>;

/** The number of verifications of a title. */
export const titleVerificationsAnswer = v.object({ count: v.pipe(v.number(), v.integer()) });

/** The number of verifications of a title, as the server answers it. */
export type TitleVerificationsAnswer = v.InferOutput<typeof titleVerificationsAnswer>;

/** An address of the verification, with `{code}`, and the printed documents that carry it. */
export const verificationAddressAnswer = v.object({
  address: v.string(),
  prints: v.pipe(v.number(), v.integer()),
  /** Those of them that were printed before prints had an address: they carry that of the settings at the upgrade. */
  earlier_prints: v.pipe(v.number(), v.integer()),
  /** True for the address that documents printed now carry. */
  is_current: v.boolean(),
});

/** An address of the verification, as the server answers it. */
export type VerificationAddressAnswer = v.InferOutput<typeof verificationAddressAnswer>;

/** Public verification. */
export const verificationRefusals = {
  titleUnknown: { status: 404, message: 'No figura en el registro' },
  titleDocumentMissing: {
    status: 404,
    message: 'No hay un documento de este título para cotejar.',
  },
} as const satisfies Record<string, RefusalAnswer>;

/** Public verification of issued titles. */
export const verificationCalls = {
  verifyTitle: {
    purpose:
      'Verify an issued title by the code that is printed on it, in any writing; all other codes are answered alike',
    usedBy: ['verification'],
    audience: 'public',
    extra: 'verification',
    status: 200,
    answer: { kind: 'data', schema: verificationAnswer },
    refusals: ['titleUnknown', 'tooManyLookUps'],
  },
  readVerifiedDocument: {
    purpose:
      'The document of a verified title, marked as a copy for comparison, where `has_document` is true; all other codes are answered as by the verification',
    usedBy: ['verification'],
    audience: 'public',
    extra: 'verification',
    status: 200,
    answer: { kind: 'data', schema: verifiedDocumentAnswer },
    refusals: ['unknownPath', 'titleUnknown', 'titleDocumentMissing', 'tooManyLookUps'],
  },
  readTitleVerifications: {
    purpose: 'The number of verifications of an issued title',
    usedBy: ['titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'verification-record',
    status: 200,
    answer: { kind: 'data', schema: titleVerificationsAnswer },
    refusals: ['titleMissing'],
  },
  listVerificationAddresses: {
    purpose:
      'List the addresses of the verification that printed documents carry, with their number; a former one must stay in service',
    usedBy: ['config'],
    audience: 'administrators',
    proof: 'session',
    extra: 'verification-record',
    status: 200,
    answer: { kind: 'list', schema: verificationAddressAnswer },
  },
} as const satisfies Record<string, CallRow>;
