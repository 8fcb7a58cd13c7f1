import { lettersAndDigits } from '../domain/text/text-fold.ts';
import type { StatusAnswer } from './answers/status.ts';
import { publicPersonAnswer } from './person.ts';

const dots = '•••';

const hiddenPerson = Object.fromEntries(
  Object.keys(publicPersonAnswer.entries).map((field) => [field, dots]),
) as Record<keyof typeof publicPersonAnswer.entries, string>;

/** The number of characters that show that somebody has the document at hand. */
const proofLength = 3;

/** A longer proof can't be guessed within the limits. */
const guessableLength = 5;

/** True if this is the end of the document's number, however the two are written. */
export function provesDocument(proof: string, idNumber: string): boolean {
  const shown = lettersAndDigits(proof);
  return shown.length >= proofLength && lettersAndDigits(idNumber).endsWith(shown);
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
