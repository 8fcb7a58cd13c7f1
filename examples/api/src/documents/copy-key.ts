import type { PrintAnswer } from 'birrete/contract';

/** A document among those of its kind: that of a title, or of a ceremony. */
export function copyKey({
  title_id,
  ceremony_id,
}: Pick<PrintAnswer['copies'][number], 'title_id' | 'ceremony_id'>): string {
  return title_id === null ? `ceremony ${ceremony_id}` : `title ${title_id}`;
}
