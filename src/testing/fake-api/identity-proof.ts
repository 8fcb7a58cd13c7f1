import { provesDocument } from '#contract/look-up.ts';
import { normalizeApplicationCode } from '#domain/application/application-code.ts';
import type { ApplicationRow } from '../university/rows.ts';
import { decline } from './declined-call.ts';
import type { Exchange } from './exchange.ts';

/** The means by which a graduate proves that an application is theirs. */
export type IdentityProof = 'document' | 'key';

/** The proof that the server asks for: the end of the document's number, the key of the receipt, or none. */
export function demandedProof({ extras }: Pick<Exchange, 'extras'>): IdentityProof | undefined {
  if (extras.includes('receipt-key')) return 'key';
  return extras.includes('look-up-proof') ? 'document' : undefined;
}

/** True if the call carries the right proof. */
export function isProven(
  { university, proof }: Pick<Exchange, 'university' | 'proof'>,
  row: ApplicationRow,
  by: IdentityProof,
): boolean {
  if (by === 'document') return provesDocument(proof, row.id_number);
  return proof !== '' && university.receiptKeys.get(row.id) === proof;
}

/** The application with the code of the path. @throws DeclinedCall 404 */
export function askedApplication({ university, code }: Pick<Exchange, 'university' | 'code'>) {
  const asked = normalizeApplicationCode(code);
  const { applications } = university.rows;
  const row = applications.find(({ application_code }) => application_code === asked);
  if (row === undefined) throw decline('codeUnknown');
  return row;
}
