import { careerAnswer } from '../answers/career.ts';
import { publicCeremonyAnswer } from '../answers/ceremony.ts';
import { genderAnswer } from '../answers/gender.ts';
import { signInAnswer } from '../answers/session.ts';
import { applyAnswer, statusAnswer } from '../answers/status.ts';
import type { Call } from '../call.ts';
import { applicationInput } from '../inputs/application.ts';
import { signInInput } from '../inputs/session.ts';

/** Sign-in, the wizard and the look-up. */
export const publicCalls = {
  signIn: {
    purpose: 'Sign in by username or e-mail',
    usedBy: ['sign-in'],
    audience: 'public',
    input: signInInput,
    status: 200,
    answer: { kind: 'data', schema: signInAnswer },
    refusals: ['wrongCredentials', 'passwordSignInOff', 'oneTimePasswordSpent', 'tooManyAttempts'],
  },
  listOfferedCeremonies: {
    purpose: 'Ceremonies that have not taken place; those with status ABIERTO take applications',
    usedBy: ['wizard'],
    audience: 'public',
    status: 200,
    answer: { kind: 'list', schema: publicCeremonyAnswer },
  },
  listOfferedCareers: {
    purpose: 'Active careers',
    usedBy: ['wizard'],
    audience: 'public',
    status: 200,
    answer: { kind: 'list', schema: careerAnswer },
  },
  listGenders: {
    purpose: 'Genders: 1 male, 2 female',
    usedBy: ['wizard', 'config'],
    audience: 'public',
    status: 200,
    answer: { kind: 'list', schema: genderAnswer },
  },
  apply: {
    purpose:
      'Apply for a degree title; answers the code with which to follow the application. `privacy_version` is an addition: the text that the graduate has authorised, where the server announces `privacy`',
    usedBy: ['wizard'],
    audience: 'public',
    input: applicationInput,
    headers: {
      'Idempotency-Key':
        'An addition: a repetition with the same key and body answers the first result.',
    },
    status: 201,
    answer: { kind: 'data', schema: applyAnswer },
    done: '¡Solicitud enviada exitosamente!',
    refusals: [
      'ceremonyUnknown',
      'ceremonyNotOpen',
      'careerNotOffered',
      'genderUnknown',
      'birthDateFuture',
      'alreadyApplied',
      'tooManyApplications',
      'idempotencyKeyInvalid',
      'idempotencyKeyReused',
    ],
  },
  findStatus: {
    purpose: 'Follow an application by its code, in any case; all unknown codes are answered alike',
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
} as const satisfies Record<string, Call>;
