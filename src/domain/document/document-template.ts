import type { Block } from './document-block.ts';

/** The kinds of documents: 'Título', 'Acta individual', 'Acta del acto', 'Certificación'. */
export const documentKinds = [
  'title',
  'individual-record',
  'ceremony-record',
  'certificate',
] as const;

/** A kind of document. A record of a ceremony lists its graduates; the others are about one graduate. */
export type DocumentKind = (typeof documentKinds)[number];

/** The sizes of sheets. */
export const pageSizes = ['A3', 'A4', 'Letter'] as const;

/** A size of sheets. */
export type PageSize = (typeof pageSizes)[number];

/**
 * A document as data: a page, pictures, and blocks in reading order. Positions are in millimetres from the upper left
 * corner, sizes of letters in points.
 */
export interface DocumentTemplate {
  /** Name by which the university knows it. */
  readonly name: string;
  /** The kind of document. */
  readonly kind: DocumentKind;
  /** Language of the document, as a BCP 47 tag. */
  readonly lang: string;
  /** Title of the file; may have placeholders. */
  readonly title: string;
  /** The sheet. */
  readonly page: PageSetup;
  /** Pictures by the names that blocks refer to. */
  readonly images: Readonly<Record<string, DocumentImage>>;
  /** Its parts, in reading order. */
  readonly blocks: readonly Block[];
}

/** The sheet of a document. */
export interface PageSetup {
  readonly size: PageSize;
  readonly orientation: 'portrait' | 'landscape';
  /** Nothing is printed closer to the edge, in mm. */
  readonly margin: number;
  /** `many`: what does not fit continues on another page. */
  readonly pages: 'one' | 'many';
  readonly stock: Stock;
}

/**
 * The paper: blank, or stock on which a printer has printed the parts marked `preprinted`. These are left out, all the
 * rest is black, and moved by so many mm to meet the stock.
 */
type Stock =
  | { readonly kind: 'blank' }
  | { readonly kind: 'preprinted'; readonly right: number; readonly down: number };

/** A picture, in base64. */
export interface DocumentImage {
  /** The kind of picture. */
  readonly type: ImageType;
  /** The file, in base64. */
  readonly data: string;
}

/** The kinds of pictures that a document can contain. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;

/** A kind of picture. */
export type ImageType = (typeof imageTypes)[number];
