import * as v from 'valibot';

const day = v.pipe(v.string(), v.isoDate());
const moment = v.pipe(v.string(), v.isoTimestamp());

/** A correction of the wording that a graduate asks for, and the registrar's decision. */
export const correctionAnswer = v.object({
  id: v.number(),
  status: v.picklist(['open', 'accepted', 'answered']),
  description: v.string(),
  requested_at: moment,
  reply: v.nullable(v.string()),
  decided_at: v.nullable(moment),
});

const proposedTitle = v.object({
  /** Identifies the wording. An answer names the version that the graduate has read. */
  version: v.string(),
  full_name: v.string(),
  identification_type: v.string(),
  id_number: v.string(),
  /** The degree in the graduate's gender; null while the career has no nomenclature for it. */
  degree_title: v.nullable(v.string()),
  career_name: v.string(),
  faculty_name: v.string(),
  ceremony_name: v.string(),
  ceremony_date: day,
  ceremony_location: v.string(),
  /** The rendered document as SVG, without scripts and external references; null if the server renders none. */
  image: v.nullable(v.string()),
});

/** The proof of a confirmed application's title. */
export const titleProofAnswer = v.object({
  /** `closed` after the last day or the ceremony, `issued` once the title exists. */
  status: v.picklist(['open', 'closed', 'issued']),
  last_day: day,
  /** Null unless the proof is open. */
  title: v.nullable(proposedTitle),
  /** The graduate's latest answer. */
  answer: v.nullable(
    v.object({
      kind: v.picklist(['correct', 'correction']),
      at: moment,
      /** False if the wording has changed since. */
      is_current: v.boolean(),
    }),
  ),
  /** The latest correction. */
  correction: v.nullable(correctionAnswer),
});

/**
 * The proof of an application without a title, or with an open correction, for administrators. Graduates who never looked
 * at it have none.
 */
export const applicationProofAnswer = v.object({
  application_id: v.number(),
  /** `changed`: the wording has changed since the graduate confirmed it. */
  status: v.picklist(['seen', 'correct', 'changed']),
  /** The latest correction. */
  correction: v.nullable(correctionAnswer),
});

/** The proof of a title, as the server answers it. */
export type TitleProofAnswer = v.InferOutput<typeof titleProofAnswer>;
/** The wording of a proof. */
export type ProposedTitleAnswer = v.InferOutput<typeof proposedTitle>;
/** A correction, as the server answers it. */
export type CorrectionAnswer = v.InferOutput<typeof correctionAnswer>;
/** The proof of one application for administrators, as the server answers it. */
export type ApplicationProofAnswer = v.InferOutput<typeof applicationProofAnswer>;
