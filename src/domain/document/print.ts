import type { Timestamp } from '../calendar/timestamp.ts';
import type { LayoutProblem } from './document-problem.ts';
import type { DocumentKind, DocumentTemplate } from './document-template.ts';
import type { EditionDifference } from './edition-difference.ts';

/** A stored template as lists have it, without its pictures and blocks. */
export interface TemplateSummary extends Omit<DocumentTemplate, 'images' | 'blocks'> {
  readonly id: number;
  /** The server's version of the row. */
  readonly version: string | undefined;
}

/** A whole stored template. */
export type StoredTemplate = TemplateSummary & DocumentTemplate;

/** A deleted template, which can be restored. */
export interface DeletedTemplate extends Pick<TemplateSummary, 'id' | 'name' | 'kind'> {
  readonly deletedAt: Timestamp | undefined;
}

/** A problem before printing, or a difference from a sheet of today: of one title's document, or of all. */
export interface PrintProblem {
  readonly titleId: number | undefined;
  readonly problem: LayoutProblem | EditionDifference;
}

/** A file with printed documents. */
export interface PrintedFile {
  readonly name: string;
  readonly pdf: Uint8Array<ArrayBuffer>;
  /** The number of documents in it. */
  readonly documents: number;
  /** The ids of titles that were left out because the university reviews them. */
  readonly onHold: readonly number[];
}

/** A template as it will be printed, with the names that fit worst. */
export interface DocumentPreview {
  /** SVG as text, or a PDF in base64. */
  readonly content: string;
  readonly names: readonly string[];
  readonly problems: readonly {
    readonly name: string | undefined;
    readonly problem: LayoutProblem;
  }[];
}

/** A printed copy of a title's document. */
export interface DocumentPrint {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly copy: number;
  readonly mark: 'annulled' | 'rectified' | 'duplicate' | 'copy' | undefined;
  readonly templateName: string;
  /** The reason of a copy in another form than the first one. */
  readonly editionReason: string | undefined;
  readonly printedAt: Timestamp | undefined;
  readonly printedBy: string | undefined;
}
