import {
  applicationProofAnswer,
  correctionAnswer,
  titleProofAnswer,
} from '../answers/title-proof.ts';
import type { Call } from '../call.ts';
import {
  correctionAcceptanceInput,
  correctionReplyInput,
  proofAnswerInput,
} from '../inputs/title-proof.ts';

const ofGraduates = {
  audience: 'public',
  usedBy: ['look-up'],
  extra: 'proof',
  headers: {
    'Birrete-Proof':
      'The proof of identity of the status look-up. Without it the call is declined.',
  },
  status: 200,
  answer: { kind: 'data', schema: titleProofAnswer },
} as const;
const lookUpRefusals = [
  'unknownPath',
  'codeUnknown',
  'tooManyLookUps',
  'tooManyProofs',
  'proofIdentityRequired',
  'proofNotConfirmed',
] as const;

const ofRegistrars = {
  audience: 'administrators',
  usedBy: ['applications'],
  extra: 'proof',
  status: 200,
} as const;
const decision = {
  ...ofRegistrars,
  answer: { kind: 'data', schema: correctionAnswer },
  refusals: ['unknownPath', 'correctionMissing', 'correctionDecided'],
} as const;

/** The proof of a title: its wording before the issue, the graduate's answer, and corrections. */
export const titleProofCalls = {
  readTitleProof: {
    ...ofGraduates,
    purpose:
      'How the title of a confirmed application will read, until some days before its ceremony; needs the proof of identity of the look-up',
    refusals: lookUpRefusals,
  },
  answerTitleProof: {
    ...ofGraduates,
    purpose:
      'Confirm the wording that was read, or ask for a correction of it; answers the proof as it is then',
    input: proofAnswerInput,
    refusals: [
      ...lookUpRefusals,
      'proofTitleIssued',
      'proofClosed',
      'correctionOpen',
      'proofChanged',
    ],
  },
  listTitleProofs: {
    ...ofRegistrars,
    usedBy: ['applications', 'titles'],
    purpose:
      'List the proofs that graduates have looked at, with their answers: of applications without a title, and of those with an open correction',
    answer: { kind: 'list', schema: applicationProofAnswer },
    refusals: ['unknownPath'],
  },
  acceptCorrection: {
    ...decision,
    purpose:
      'Accept a correction, after the edit of the application; `gender_id` changes the wording of the degree title',
    input: correctionAcceptanceInput,
    isInputOptional: true,
    done: 'Corrección aceptada exitosamente',
    refusals: ['genderUnknown', ...decision.refusals, 'correctionTitleIssued'],
  },
  answerCorrection: {
    ...decision,
    purpose: 'Answer a correction without a change; the graduate reads the reply',
    input: correctionReplyInput,
    done: 'Respuesta enviada exitosamente',
  },
} as const satisfies Record<string, Call>;
