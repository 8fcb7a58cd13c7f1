import type { Exchange } from './endpoint.ts';

const dots = '•••';

/** Whether the end of the document's number was shown; only a server that announces `look-up-proof` asks for it. */
export function showsProof(
  { extras, proof }: Pick<Exchange, 'extras' | 'proof'>,
  idNumber: string,
) {
  const shown = charactersOf(proof);
  const isShown = shown.length >= 3 && charactersOf(idNumber).endsWith(shown);
  return isShown || !extras.includes('look-up-proof');
}

/** The status as the reference API answers it without a proof: nobody is named, and a rejection has no reason. */
export function maskStatus<Status extends { application: { notes?: unknown } }>(status: Status) {
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
