import { publicCeremonyAnswer } from '../../../contract/answers/ceremony.ts';
import { maskStatus, provesDocument } from '../../../contract/mask-status.ts';
import { normalizeApplicationCode } from '../../../domain/application/application-code.ts';
import { careerAnswer, pick, statusAnswer } from '../answers.ts';
import { decline } from '../declined-call.ts';
import type { Exchange, Replies } from '../exchange.ts';

/** Whether the caller knows the end of the document's number; only a server with `look-up-proof` asks for it. */
function showsProof({ extras, proof }: Exchange, idNumber: string): boolean {
  return provesDocument(proof, idNumber) || !extras.includes('look-up-proof');
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
    return showsProof(exchange, row.id_number) ? status : maskStatus(status);
  },
};
