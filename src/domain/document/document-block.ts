import type { FontName } from './document-fonts.ts';

/** Distance from the upper edge, or below the end of the previous block, in mm. */
export type Top = { readonly at: number } | { readonly after: number };

interface Placed {
  readonly x: number;
  readonly top: Top;
  readonly width: number;
  /** Printed on the stock already. Default false. */
  readonly preprinted?: boolean | undefined;
}

/** A part of a document. */
export type Block =
  | TextBlock
  | ImageBlock
  | SignaturesBlock
  | SealBlock
  | QrBlock
  | TableBlock
  | RuleBlock
  | FrameBlock;

/** A text with placeholders; line breaks in it are line breaks on paper. */
export interface TextBlock extends Placed {
  readonly kind: 'text';
  readonly role: TextRole;
  readonly text: string;
  readonly style: TextStyle;
  readonly fit: TextFit;
  /** The highest it may become, in mm. Default: up to the margin. */
  readonly height?: number | undefined;
  /** The place of a text that is lower than `height`. Default top. */
  readonly vertical?: 'top' | 'middle' | 'bottom' | undefined;
  /** The text's language if it differs from that of the document. */
  readonly lang?: string | undefined;
}

/** The meaning of a text, for those who hear the document. */
export const textRoles = ['heading', 'subheading', 'paragraph'] as const;

/** The meaning of a text. */
export type TextRole = (typeof textRoles)[number];

/**
 * The treatment of a text that is wider than its block. `wrap`: continues on the next line. `line`: one line, with
 * letters of 60 % at least. `name`: as `line`, then on two lines, the surnames on the second.
 */
export const textFits = ['wrap', 'line', 'name'] as const;

/** The treatment of a text that is wider than its block. */
export type TextFit = (typeof textFits)[number];

/** The typography of a text. */
export interface TextStyle {
  readonly font: FontName;
  /** In points. */
  readonly size: number;
  readonly align: 'left' | 'center' | 'right' | 'justify';
  /** From line to line, in sizes of letters. Default 1.3. */
  readonly leading?: number | undefined;
  /** Space between letters, in thousandths of their size. Default 0. */
  readonly tracking?: number | undefined;
  /** Capitals, or real small capitals where the font has them. Default none. */
  readonly caps?: 'none' | 'upper' | 'small' | undefined;
  /** As '#rrggbb'. Default black. */
  readonly colour?: string | undefined;
  /** Old-style figures, for running text. Default lining. */
  readonly figures?: 'lining' | 'old-style' | undefined;
  /** The font of the values in a text. Default: that of the text. */
  readonly valueFont?: FontName | undefined;
}

/** A crest, a seal or another picture, centred in its area with its proportions. */
export interface ImageBlock extends Placed {
  readonly kind: 'image';
  /** A key of the template's images. */
  readonly image: string;
  /** Description for those who don't see it; undefined for a decoration. */
  readonly alt?: string | undefined;
  readonly height: number;
  /** From 0 to 1. Default 1. */
  readonly opacity?: number | undefined;
}

/** Places for signatures, side by side. */
export interface SignaturesBlock extends Placed {
  readonly kind: 'signatures';
  readonly places: readonly SignaturePlace[];
  /** Of each place, in mm, with its name and office. */
  readonly height: number;
  readonly style: TextStyle;
}

/** The official who holds an office on that day, or a text such as 'Firma de la persona interesada'. */
export type SignaturePlace =
  | { readonly kind: 'office'; readonly office: string }
  | { readonly kind: 'text'; readonly name: string; readonly caption: string };

/** A circle for a dry stamp, `width` wide. */
export interface SealBlock extends Placed {
  readonly kind: 'seal';
  readonly caption: string;
}

/** QR code of the verification, `width` wide, with the code as text. Absent from a document without verification. */
export interface QrBlock extends Placed {
  readonly kind: 'qr';
  readonly alt: string;
  /** The line above the code; may have placeholders. */
  readonly caption: string;
  readonly captionAt: 'below' | 'right';
  readonly style: TextStyle;
}

/** The graduates of a ceremony, a row each. */
export interface TableBlock extends Placed {
  readonly kind: 'table';
  readonly columns: readonly TableColumn[];
  readonly style: TextStyle;
}

/** A column of a table of graduates. */
interface TableColumn {
  readonly heading: string;
  /** Text with placeholders of the row's graduate. */
  readonly text: string;
  /** Share of the width. Columns with long texts take what those with short ones leave. */
  readonly share: number;
  /** Default left. */
  readonly align?: 'left' | 'right' | undefined;
}

/** A horizontal line. */
export interface RuleBlock extends Placed {
  readonly kind: 'rule';
  readonly style: 'plain' | 'ornament';
  readonly colour?: string | undefined;
}

/** A border around the page, `inset` from its edge. */
export interface FrameBlock {
  readonly kind: 'frame';
  readonly inset: number;
  readonly style: 'line' | 'double' | 'engraved';
  readonly colour?: string | undefined;
  readonly preprinted?: boolean | undefined;
}
