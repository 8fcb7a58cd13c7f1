import {
  handoverBookAnswer,
  handoverMessage,
  recordedHandoversAnswer,
} from '../answers/handover.ts';
import type { Call } from '../call.ts';
import { handoverCorrectionInput, handoverInput } from '../inputs/handover.ts';

const handover = {
  audience: 'administrators',
  usedBy: ['titles'],
  extra: 'handover',
} as const;

/** The book of hand-overs. */
export const handoverCalls = {
  listHandovers: {
    ...handover,
    purpose: 'All entries of the book of hand-overs, newest first; of a title, the last one counts',
    status: 200,
    answer: { kind: 'beside', schema: handoverBookAnswer },
  },
  recordHandovers: {
    ...handover,
    purpose: 'Record that titles were collected, all or none',
    input: handoverInput,
    status: 201,
    answer: { kind: 'data', schema: recordedHandoversAnswer },
    done: handoverMessage,
    refusals: [
      'deliveryInFuture',
      'handedTitleMissing',
      'titleNotInForce',
      'alreadyDelivered',
      'deliveryBeforeIssue',
    ],
  },
  correctHandover: {
    ...handover,
    purpose: 'Correct the last entry of a title by a further entry',
    input: handoverCorrectionInput,
    status: 201,
    answer: { kind: 'done' },
    done: 'Corrección registrada',
    refusals: ['deliveryInFuture', 'handoverMissing', 'handoverReplaced', 'deliveryBeforeIssue'],
  },
} as const satisfies Record<string, Call>;
