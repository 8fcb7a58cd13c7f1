import type { DocumentKind } from 'birrete/rules';
import type { GatheredDocument } from './gather-documents.ts';

const kindNames: Readonly<Record<DocumentKind, string>> = {
  title: 'titulo',
  'individual-record': 'acta-individual',
  'ceremony-record': 'acta-del-acto',
  certificate: 'certificacion',
};

/**
 * A name by which files sort in the order of the register: kind, day of the ceremony, first and last acta.
 * @example 'titulo-2026-07-15-acta-00001-00250.pdf'
 */
export function fileNameOf(kind: DocumentKind, documents: readonly GatheredDocument[]): string {
  const [first, last] = [documents.at(0)?.titles[0].title, documents.at(-1)?.titles[0].title];
  if (first === undefined || last === undefined) return `${kindNames[kind]}.pdf`;
  const start = [kindNames[kind], first.ceremony_date];
  if (kind === 'ceremony-record') return `${[...start, `acto-${first.ceremony_id}`].join('-')}.pdf`;
  const numbers = [first.record_registry, ...(last === first ? [] : [last.record_registry])];
  return `${[...start, 'acta', ...numbers.map(sortable)].join('-')}.pdf`;
}

/** Numbers with five digits at least, and nothing that a file system refuses. */
function sortable(number: string): string {
  const plain = number
    .normalize('NFD')
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .toLowerCase();
  return plain.replaceAll(/\d+/g, (digits) => digits.padStart(5, '0')).replaceAll(/^-|-$/g, '');
}
