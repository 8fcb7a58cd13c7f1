import type { DocumentMark } from '../document-values.ts';

const texts = {
  sample: 'MUESTRA',
  comparison: 'Copia para cotejo',
  annulled: 'ANULADO',
  rectified: 'RECTIFICADO',
  duplicate: 'DUPLICADO',
};

/** The text of a mark. */
export function markText(mark: DocumentMark): string {
  if (mark.kind === 'copy') return `Copia ${mark.number}`;
  return texts[mark.kind];
}
