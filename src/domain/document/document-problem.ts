import type { FontName } from './document-fonts.ts';

/** A reason why a document should not be printed as it is. `block` is a position in the template. */
export type LayoutProblem =
  | {
      readonly kind: 'unknown-placeholder';
      readonly block: number | undefined;
      readonly placeholder: string;
      /** The name that was probably meant. */
      readonly suggestion: string | undefined;
    }
  /** A placeholder without a value, such as the second resolution of a title that has one. */
  | { readonly kind: 'empty-placeholder'; readonly block: number; readonly placeholder: string }
  /** Fixed text calls the identity document something else than it is: 'cédula' beside the number of a passport. */
  | {
      readonly kind: 'wrong-document-type';
      readonly block: number;
      /** The word of the template. */
      readonly text: string;
      /** The type of the graduate's document. */
      readonly documentType: string;
    }
  /** No font has these characters. */
  | {
      readonly kind: 'missing-glyphs';
      readonly block: number;
      readonly text: string;
      readonly characters: readonly string[];
    }
  /** The text is larger than its block even at its smallest. */
  | { readonly kind: 'overflow'; readonly block: number; readonly text: string }
  | { readonly kind: 'off-page'; readonly block: number }
  /** The offset for preprinted stock moves it off the sheet. */
  | { readonly kind: 'shifted-off'; readonly block: number }
  /** Texts, or a text and a code, at one place. */
  | { readonly kind: 'overlap'; readonly block: number; readonly other: number }
  /** A brace that belongs to no placeholder, with the text that follows it. */
  | { readonly kind: 'stray-brace'; readonly block: number | undefined; readonly text: string }
  | { readonly kind: 'missing-image'; readonly block: number; readonly image: string }
  | {
      readonly kind: 'refused-image';
      readonly image: string;
      readonly reason: ImageRefusal;
      /** The element of a drawing that is not supported. */
      readonly detail?: string | undefined;
    }
  | { readonly kind: 'missing-signatory'; readonly block: number; readonly office: string }
  /** Several officials hold the office on the day of the ceremony: the one who took it last would sign. */
  | {
      readonly kind: 'several-signatories';
      readonly office: string;
      readonly names: readonly string[];
    }
  /** A title without the graduate's name or degree. */
  | { readonly kind: 'missing-placeholder'; readonly placeholder: string }
  | { readonly kind: 'no-heading' }
  /** Below 22 mm phones fail to read the code. */
  | { readonly kind: 'small-qr'; readonly block: number; readonly width: number }
  /** The squares of the code are smaller than printers and phones manage, because its address is long. `size` in mm. */
  | { readonly kind: 'small-modules'; readonly block: number; readonly size: number }
  | { readonly kind: 'unreadable-font'; readonly font: FontName };

/** A reason why a picture cannot be printed. */
export type ImageRefusal =
  | 'too-large'
  | 'unreadable'
  | 'wrong-type'
  | 'active-content'
  | 'unsupported';

/** A problem of one document by its position in the job, or of the template itself. */
export interface DocumentProblem {
  /** Position in the job, from 0; undefined for a problem of the template. */
  readonly document: number | undefined;
  /** The problem. */
  readonly problem: LayoutProblem;
}
