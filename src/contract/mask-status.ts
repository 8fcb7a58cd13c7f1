import { lettersAndDigits } from '../domain/text/text-fold.ts';
import type { StatusAnswer } from './answers/status.ts';

const dots = '•••';

/** The number of characters that show that somebody has the document at hand. */
const proofLength = 3;

/** Whether this is the end of the document's number, however the two are written. */
export function provesDocument(proof: string, idNumber: string): boolean {
  const shown = lettersAndDigits(proof);
  return shown.length >= proofLength && lettersAndDigits(idNumber).endsWith(shown);
}

/** A status without the person's data and the reason of a rejection. Initials remain, so that a person recognises theirs. */
export function maskStatus({ application, student, ...rest }: StatusAnswer): StatusAnswer {
  const { notes: _, ...shown } = application;
  return {
    ...rest,
    application: shown,
    student: {
      identification_type: student.identification_type,
      id_number: dots,
      first_name: initialOf(student.first_name),
      last_name: initialOf(student.last_name),
      email: `${dots}@${dots}`,
    },
    masked: true,
  };
}

function initialOf(name: string): string {
  const [initial = ''] = name;
  return `${initial}${dots}`;
}
