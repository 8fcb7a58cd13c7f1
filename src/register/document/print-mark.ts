import type { DocumentKind } from '#domain/document/document-template.ts';
import type { TitleStanding } from '#domain/registry/title-entry.ts';
import type { DocumentMark } from './document-values.ts';

/** The mark that a print has, by its name in the log; null without one. */
export type PrintMark = 'annulled' | 'rectified' | 'duplicate' | 'copy' | null;

/**
 * The mark of a print. An annulled or rectified title is void in all its documents; a duplicate of a title says so; a
 * certificate may be issued as often as somebody asks for it.
 */
export function printMark(
  kind: DocumentKind,
  standing: Pick<TitleStanding, 'kind' | 'duplicates'>,
  copy: number,
): PrintMark {
  if (standing.kind === 'annulled' || standing.kind === 'rectified') return standing.kind;
  if (kind === 'title' && standing.duplicates > 0) return 'duplicate';
  return copyMark(kind, copy);
}

/** The mark of a further copy. */
export function copyMark(kind: DocumentKind, copy: number): PrintMark {
  return copy > 1 && kind !== 'certificate' ? 'copy' : null;
}

/** The marks on paper. */
export function marksOf(mark: PrintMark, copy: number): readonly DocumentMark[] {
  if (mark === null) return [];
  return mark === 'copy' ? [{ kind: 'copy', number: copy }] : [{ kind: mark }];
}
