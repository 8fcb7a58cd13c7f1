import { publicCeremonyAnswer } from '../../../contract/answers/ceremony.ts';
import { maskStatus, provesDocument, withoutReason } from '../../../contract/mask-status.ts';
import { normalizeApplicationCode } from '../../../domain/application/application-code.ts';
import type { ApplicationRow } from '../../university/rows.ts';
import { careerAnswer, pick, statusAnswer } from '../answers.ts';
import { decline } from '../declined-call.ts';
import type { Exchange, Replies } from '../exchange.ts';

/** The proof that the server asks for: the end of the document's number, the key of the receipt, or none. */
function demandedProof({ extras }: Exchange): 'document' | 'key' | undefined {
  if (extras.includes('receipt-key')) return 'key';
  return extras.includes('look-up-proof') ? 'document' : undefined;
}

function isProven({ university, proof }: Exchange, row: ApplicationRow, by: 'document' | 'key') {
  if (by === 'document') return provesDocument(proof, row.id_number);
  return proof !== '' && university.receiptKeys.get(row.id) === proof;
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
    const by = demandedProof(exchange);
    if (by === undefined) return withoutReason(status);
    return isProven(exchange, row, by) ? status : maskStatus(status, by);
  },
};
