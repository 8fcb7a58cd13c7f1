import * as v from 'valibot';
import { lettersAndDigits } from '#domain/text/text-fold.ts';
import { provesIdentityNumber } from './identity-number-proof.ts';
import { publicPersonAnswer } from './person.ts';
import type { CallRow } from './schema/call-row.ts';
import type { RefusalAnswer } from './schema/refusal.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());

/** The statuses of an application in their canonical spelling. */
export const applicationStatuses = ['PENDIENTE', 'CONFIRMADA', 'RECHAZADA'] as const;

/** The status of an application, with the reason of a rejection if a proof of identity was sent. */
export const statusAnswer = v.object({
  application: v.object({
    status: v.picklist(applicationStatuses),
    application_code: v.string(),
    applied_at: moment,
    updated_at: v.nullable(moment),
    notes: v.optional(v.string()),
  }),
  student: publicPersonAnswer,
  career: v.object({ name: v.string(), career_type: v.string(), faculty_name: v.string() }),
  ceremony: v.object({
    name: v.string(),
    ceremony_date: v.pipe(v.string(), v.isoDate()),
    ceremony_location: v.string(),
  }),
  /** A correction of the issued title, with a proof of identity, where the server announces `corrections`. */
  title: v.optional(
    v.object({
      standing: v.picklist(['annulled', 'rectified']),
      resolution_number: v.string(),
      resolution_date: v.pipe(v.string(), v.isoDate()),
    }),
  ),
  /** Without a proof, a server that announces `look-up-proof` or `receipt-key` masks the person. */
  masked: v.optional(v.literal(true)),
});

/** The status of an application, as the server answers it. */
export type StatusAnswer = v.InferOutput<typeof statusAnswer>;

/** Following an application by its code. */
export const lookUpRefusals = {
  codeUnknown: { status: 404, message: 'No se encontró la solicitud' },
  tooManyLookUps: {
    status: 429,
    message: 'Has realizado demasiadas consultas. Espera un momento e intenta nuevamente.',
  },
  tooManyProofs: {
    status: 429,
    message:
      'Hubo demasiados intentos con los últimos dígitos. Escribe el número completo de tu documento.',
  },
} as const satisfies Record<string, RefusalAnswer>;

const dots = '•••';

const hiddenPerson = Object.fromEntries(
  Object.keys(publicPersonAnswer.entries).map((field) => [field, dots]),
) as Record<keyof typeof publicPersonAnswer.entries, string>;

/** The number of characters that show that somebody has the document at hand. */
const proofLength = 3;

/** A longer proof can't be guessed within the limits. */
const guessableLength = 5;

/** True if this is the end of the document's number, however the two are written; a letter that checks it may be left out. */
export function provesDocument(proof: string, idNumber: string): boolean {
  return provesIdentityNumber(proof, idNumber, proofLength);
}

/** True if a proof is so short that it can be guessed; the document's whole number is not. */
export function isGuessableProof(proof: string): boolean {
  return lettersAndDigits(proof).length <= guessableLength;
}

/**
 * A status without the person's data and the reason of a rejection. Where the document opens it, the initials remain, so
 * that a person recognises theirs; where the key of the receipt does, nothing personal remains.
 */
export function maskStatus(status: StatusAnswer, proof: 'document' | 'key'): StatusAnswer {
  const { student, ...rest } = withoutReason(status);
  const isHinted = proof === 'document';
  return {
    ...rest,
    student: {
      ...hiddenPerson,
      email: `${dots}@${dots}`,
      ...(isHinted && {
        identification_type: student.identification_type,
        first_name: initialOf(student.first_name),
        last_name: initialOf(student.last_name),
      }),
    },
    masked: true,
  };
}

/** A status as the code alone shows it: the reason of a rejection and a corrected title need a proof of identity. */
export function withoutReason({ application, title: _title, ...rest }: StatusAnswer): StatusAnswer {
  const { notes: _, ...shown } = application;
  return { ...rest, application: shown };
}

function initialOf(name: string): string {
  const [initial = ''] = name;
  return `${initial}${dots}`;
}

/** The status look-up. */
export const lookUpCalls = {
  findStatus: {
    purpose:
      'Follow an application by its code, in any writing; all unknown codes are answered alike',
    usedBy: ['look-up'],
    audience: 'public',
    headers: {
      'Birrete-Proof':
        'An addition: the last three digits of the identity document, or its whole number, where the server announces `look-up-proof`; the key of the receipt, where it announces `receipt-key`. Without it the person is masked.',
    },
    status: 200,
    answer: { kind: 'data', schema: statusAnswer },
    refusals: ['codeUnknown', 'tooManyLookUps', 'tooManyProofs'],
  },
} as const satisfies Record<string, CallRow>;
