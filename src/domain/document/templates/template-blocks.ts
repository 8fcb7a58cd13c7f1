import type {
  ImageBlock,
  TextBlock,
  TextFit,
  TextRole,
  TextStyle,
  Top,
} from '../document-block.ts';
import type { FontName } from '../document-fonts.ts';

/** A centred text of a shipped template. Lengths in mm, sizes in points. */
export interface CentredText {
  readonly text: string;
  readonly font: FontName;
  readonly size: number;
  readonly x: number;
  readonly width: number;
  readonly top: Top;
  readonly role?: TextRole;
  readonly fit?: TextFit;
  readonly height?: number;
  readonly vertical?: TextBlock['vertical'];
  readonly style?: Partial<TextStyle>;
  readonly preprinted?: boolean;
}

/** A centred text. */
export function centred(text: CentredText): TextBlock {
  return aligned('center', text);
}

/** A text with an alignment. */
export function aligned(align: TextStyle['align'], text: CentredText): TextBlock {
  const { font, size, role = 'paragraph', fit = 'wrap', style, ...block } = text;
  return { kind: 'text', role, fit, ...block, style: { font, size, align, ...style } };
}

/** The university's crest. */
export function crest(place: Pick<ImageBlock, 'x' | 'top' | 'width' | 'height'>): ImageBlock {
  return {
    kind: 'image',
    image: 'escudo',
    alt: 'Escudo de la {universidad}',
    preprinted: true,
    ...place,
  };
}

/** The registration of the title that this one replaces; it is left out of a title that replaces none. */
export const replaces = {
  text: 'Sustituye al título con {numeroAnterior}',
  font: 'garamond-italic',
  fit: 'line',
} as const satisfies Partial<CentredText>;
