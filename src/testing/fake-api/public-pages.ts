import { publicCeremonyAnswer } from '../../contract/answers/ceremony.ts';
import { normalizeApplicationCode } from '../../domain/application/application-code.ts';
import { careerAnswer, pick, statusAnswer } from './answers.ts';
import { decline } from './declined-call.ts';
import type { Exchange, Replies } from './exchange.ts';

const dots = '•••';

/** Whether the caller knows the end of the document's number; only a server with `look-up-proof` asks for it. */
function showsProof({ extras, proof }: Exchange, idNumber: string): boolean {
  const known = charactersOf(proof);
  const isKnown = known.length >= 3 && charactersOf(idNumber).endsWith(known);
  return isKnown || !extras.includes('look-up-proof');
}

/** The status without a proof: it names nobody, and a rejection has no reason. */
function masked(status: ReturnType<typeof statusAnswer>) {
  const { notes: _, ...application } = status.application;
  const student = {
    identification_type: 'CI',
    id_number: dots,
    first_name: dots,
    last_name: dots,
    email: `${dots}@${dots}`,
  };
  return { ...status, application, student, masked: true };
}

function charactersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

const publicFields = Object.keys(publicCeremonyAnswer.entries);

/** Closed ceremonies are in the list: a client has to leave them out. */
export const publicPages: Replies<
  'listOfferedCeremonies' | 'listOfferedCareers' | 'listGenders' | 'findStatus'
> = {
  listOfferedCeremonies: ({ university: { rows } }) =>
    rows.ceremonies
      .filter(({ status }) => status !== 'COMPLETADO')
      .map((row) => pick(row, publicFields)),
  listOfferedCareers: ({ university: { rows } }) =>
    rows.careers.filter(({ is_active }) => is_active).map((row) => careerAnswer(rows, row)),
  listGenders: ({ university: { rows } }) => rows.genders,
  findStatus(exchange) {
    const { rows } = exchange.university;
    const code = normalizeApplicationCode(exchange.code);
    const row = rows.applications.find(({ application_code }) => application_code === code);
    if (row === undefined) throw decline('codeUnknown');
    const status = statusAnswer(rows, row);
    return showsProof(exchange, row.id_number) ? status : masked(status);
  },
};
