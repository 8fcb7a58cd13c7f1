import { lettersAndDigits } from '../domain/text/text-fold.ts';
import type { StatusAnswer } from './answers/status.ts';

const dots = '•••';

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
      identification_type: isHinted ? student.identification_type : dots,
      id_number: dots,
      first_name: isHinted ? initialOf(student.first_name) : dots,
      last_name: isHinted ? initialOf(student.last_name) : dots,
      email: `${dots}@${dots}`,
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
