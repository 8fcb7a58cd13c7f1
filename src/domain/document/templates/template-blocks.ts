import type {
  ImageBlock,
  QrBlock,
  SignaturesBlock,
  TextBlock,
  TextFit,
  TextRole,
  TextStyle,
  Top,
} from '../document-block.ts';
import type { FontName } from '../document-fonts.ts';
import type { PageSetup } from '../document-template.ts';

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

/** A sheet for a diploma, in one page. */
export const diplomaPage = {
  size: 'A3',
  orientation: 'landscape',
  margin: 8,
  pages: 'one',
  stock: { kind: 'blank' },
} as const satisfies PageSetup;

type OwnHeading = Pick<CentredText, 'font' | 'size' | 'x' | 'width' | 'top' | 'height' | 'style'>;

/** The name of the university, as the heading of a diploma. */
export function universityHeading(heading: OwnHeading): TextBlock {
  return centred({
    role: 'heading',
    text: '{universidad}',
    fit: 'name',
    vertical: 'middle',
    preprinted: true,
    ...heading,
  });
}

/** The name of the graduate. */
export function graduateName(name: Omit<OwnHeading, 'height' | 'style'>): TextBlock {
  return centred({
    role: 'subheading',
    text: '{nombre}',
    fit: 'name',
    height: 36,
    vertical: 'middle',
    style: { leading: 1.02 },
    ...name,
  });
}

/** The degree that a diploma confers. */
export function degreeName(degree: OwnHeading): TextBlock {
  return centred({ role: 'subheading', text: '{titulo}', vertical: 'middle', ...degree });
}

type Place = Pick<SignaturesBlock, 'x' | 'top' | 'width' | 'height'>;

/** The signatures of the rector, the secretary and the dean. */
export function officeSignatures(place: Place): SignaturesBlock {
  return {
    kind: 'signatures',
    ...place,
    places: [
      { kind: 'office', office: 'Rector' },
      { kind: 'office', office: 'Secretario General' },
      { kind: 'office', office: 'Decano' },
    ],
    style: { font: 'garamond', size: 14, align: 'center' },
  };
}

/** The QR code that leads to the verification, and the name of its page below: anybody can draw a QR code. @param document 'este título' */
export function verificationQr(
  document: string,
  { size = 10.5, ...place }: Pick<QrBlock, 'x' | 'top' | 'width'> & { readonly size?: number },
): QrBlock {
  return {
    kind: 'qr',
    ...place,
    alt: `Código QR para comprobar ${document}`,
    caption: `Comprueba ${document} en\n{sitio}`,
    captionAt: 'below',
    style: { font: 'garamond', size, align: 'center' },
  };
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
