import * as v from 'valibot';
import { longestWordingRequest } from '#domain/application/title-proof.ts';
import { applicationEditInput } from './applications.ts';
import { type CallRow, ifMatch } from './schema/call-row.ts';
import {
  fieldMessages,
  idNumber,
  inputObject,
  optionalText,
  requiredText,
} from './schema/fields.ts';
import type { RefusalAnswer } from './schema/refusal.ts';

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

/** The proof of a title, and corrections of it. */
export const titleProofRefusals = {
  proofIdentityRequired: {
    status: 403,
    message:
      'Para ver cómo dirá tu título, abre el enlace de tu comprobante o escribe los últimos dígitos de tu documento.',
  },
  proofNotConfirmed: {
    status: 409,
    message: 'Podrás revisar cómo dirá tu título cuando tu solicitud esté confirmada.',
  },
  proofClosed: {
    status: 409,
    message: 'El plazo para revisar cómo dirá tu título ya terminó.',
  },
  proofTitleIssued: {
    status: 409,
    message:
      'Tu título ya fue emitido. Para corregirlo, pide a la oficina de grados que lo rectifique.',
  },
  proofChanged: {
    status: 412,
    message: 'El texto cambió después de que lo abriste. Revísalo de nuevo.',
  },
  correctionOpen: {
    status: 409,
    message: 'Ya pediste una corrección, y la oficina de grados todavía la está revisando.',
  },
  correctionMissing: { status: 404, message: 'La corrección no existe.' },
  correctionDecided: {
    status: 409,
    message: 'Otra persona ya resolvió esta corrección.',
  },
  correctionTitleIssued: {
    status: 409,
    message: 'El título ya fue emitido: se corrige con una rectificación.',
  },
} as const satisfies Record<string, RefusalAnswer>;

const reply = { label: 'La respuesta', max: longestWordingRequest, hasLines: true };

/** Body of an answer to a proof: the wording that was read, and a description if it needs a correction. */
const proofAnswerInput = v.pipe(
  inputObject({
    version: requiredText({ label: 'La versión del texto', max: 100 }),
    answer: v.picklist(['correct', 'correction'], fieldMessages.invalid('La respuesta')),
    description: optionalText({
      label: 'La descripción',
      max: longestWordingRequest,
      hasLines: true,
    }),
  }),
  v.forward(
    v.partialCheck(
      [['answer'], ['description']],
      ({ answer, description }) =>
        answer === 'correct' || (description !== null && description !== undefined),
      'Describe qué hay que corregir',
    ),
    ['description'],
  ),
);

/**
 * Body of accepting a correction: a reply, the gender of the degree title if the correction changes it, and where the server
 * announces `proof-edits` the edit of the application, whose version is in `If-Match`.
 */
const correctionAcceptanceInput = inputObject({
  reply: optionalText(reply),
  gender_id: v.optional(v.nullable(idNumber(fieldMessages.invalid('El género')))),
  application: v.optional(applicationEditInput),
});

/** Body of answering a correction without a change. */
const correctionReplyInput = inputObject({ reply: requiredText(reply) });

/** The proof of a title: its wording before the issue, the graduate's answer, and corrections. */
export const titleProofCalls = {
  readTitleProof: {
    purpose:
      'How the title of a confirmed application will read, until some days before its ceremony; needs the proof of identity of the look-up',
    usedBy: ['look-up'],
    audience: 'public',
    extra: 'proof',
    headers: {
      'Birrete-Proof':
        'The proof of identity of the status look-up. Without it the call is declined.',
    },
    status: 200,
    answer: { kind: 'data', schema: titleProofAnswer },
    refusals: [
      'unknownPath',
      'codeUnknown',
      'tooManyLookUps',
      'tooManyProofs',
      'proofIdentityRequired',
      'proofNotConfirmed',
    ],
  },
  answerTitleProof: {
    purpose:
      'Confirm the wording that was read, or ask for a correction of it; answers the proof as it is then',
    usedBy: ['look-up'],
    audience: 'public',
    extra: 'proof',
    headers: {
      'Birrete-Proof':
        'The proof of identity of the status look-up. Without it the call is declined.',
    },
    input: proofAnswerInput,
    status: 200,
    answer: { kind: 'data', schema: titleProofAnswer },
    refusals: [
      'unknownPath',
      'codeUnknown',
      'tooManyLookUps',
      'tooManyProofs',
      'proofIdentityRequired',
      'proofNotConfirmed',
      'proofTitleIssued',
      'proofClosed',
      'correctionOpen',
      'proofChanged',
    ],
  },
  listTitleProofs: {
    purpose:
      'List the proofs that graduates have looked at, with their answers: of applications without a title, and of those with an open correction',
    usedBy: ['applications', 'titles'],
    audience: 'administrators',
    proof: 'session',
    extra: 'proof',
    status: 200,
    answer: { kind: 'list', schema: applicationProofAnswer },
    refusals: ['unknownPath'],
  },
  acceptCorrection: {
    purpose:
      'Accept a correction, with the edit of the application or after it; `gender_id` changes the wording of the degree title',
    usedBy: ['applications'],
    audience: 'administrators',
    proof: 'session',
    extra: 'proof',
    headers: ifMatch,
    input: correctionAcceptanceInput,
    isInputOptional: true,
    status: 200,
    answer: { kind: 'data', schema: correctionAnswer },
    done: 'Corrección aceptada exitosamente',
    refusals: [
      'genderUnknown',
      'unknownPath',
      'correctionMissing',
      'applicationMissing',
      'applicationChanged',
      'applicationDuplicate',
      'applicationAltered',
      'birthDateInvalid',
      'correctionDecided',
      'correctionTitleIssued',
    ],
  },
  answerCorrection: {
    purpose: 'Answer a correction without a change; the graduate reads the reply',
    usedBy: ['applications'],
    audience: 'administrators',
    proof: 'session',
    extra: 'proof',
    input: correctionReplyInput,
    status: 200,
    answer: { kind: 'data', schema: correctionAnswer },
    done: 'Respuesta enviada exitosamente',
    refusals: ['unknownPath', 'correctionMissing', 'correctionDecided'],
  },
} as const satisfies Record<string, CallRow>;
