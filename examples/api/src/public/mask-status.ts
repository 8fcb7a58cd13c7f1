import type { StatusAnswer } from 'birrete/contract';
import { foldName } from 'birrete/rules';

const dots = '•••';

/** The number of characters that show that somebody has the document at hand. */
const proofLength = 3;

/** Whether this is the end of the document's number, however the two are written. */
export function provesDocument(proof: string, idNumber: string): boolean {
  const shown = lettersAndDigits(proof);
  return shown.length >= proofLength && lettersAndDigits(idNumber).endsWith(shown);
}

/** The same status without what names or reaches the person; initials tell them apart from somebody else. */
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

function lettersAndDigits(text: string): string {
  return foldName(text.normalize('NFKC')).replace(/[^\p{L}\p{N}]/gu, '');
}
