import type { FontName } from 'birrete/rules';
import { fontFile } from './font-files.ts';
import type { PlacedGlyph, ShapedText } from './shape-text.ts';

/** A font and size, and the place of the text. */
export interface TextPlace {
  readonly font: FontName;
  readonly size: number;
  readonly x: number;
  readonly baseline: number;
  /** Clockwise, in degrees. @default 0 */
  readonly angle?: number;
  /** Added after each glyph, in points. @default 0 */
  readonly tracking?: number;
  /** Added after each space, in points. @default 0 */
  readonly spacing?: number;
}

/**
 * Writes shaped pieces of a text on the current page, in the current colour: a text object of ISO 32000-1, section 9.4.
 * The operators are Tf (font and size), Tc (character spacing), Tm (text matrix), Ts (text rise) and TJ (glyphs).
 */
export function writeGlyphs(
  document: PDFKit.PDFDocument,
  pieces: readonly ShapedText[],
  place: TextPlace,
): void {
  const { font: name, size, tracking = 0, spacing = 0 } = place;
  const font = embedFont(document, name);
  const afterSpace = operandOfMove((-spacing / size) * 1000);
  const array = pieces
    .map((piece) => operandOf(font, piece, size) + (piece.isSpace ? afterSpace : ''))
    .join('');
  const [before, after] = tracking === 0 ? ['', ''] : [` ${rounded(tracking)} Tc`, ' 0 Tc'];
  document.addContent(
    `BT /${font.id} ${rounded(size)} Tf${before} ${matrixOf(place)} Tm [${array}] TJ${after} ET`,
  );
}

/** Operands by font and piece. Pieces recur in a report and in a file of titles. */
const knownOperands = new WeakMap<EmbeddedFont, WeakMap<ShapedText, string>>();

/** The part of TJ's operand that writes a piece. */
function operandOf(font: EmbeddedFont, piece: ShapedText, size: number): string {
  const known = knownOperands.get(font) ?? new WeakMap<ShapedText, string>();
  knownOperands.set(font, known);
  const operand = known.get(piece) ?? createOperand(font, piece, size);
  // The rise is in points, so that it differs by size.
  if (piece.glyphs.every(({ up }) => up === 0)) known.set(piece, operand);
  return operand;
}

/**
 * Creates a part of TJ's operand (ISO 32000-1, section 9.4.3): strings of glyphs, and numbers that move the next glyph to
 * the left, in thousandths of the size. A glyph that stands higher or lower begins another TJ after Ts (section 9.3.7).
 */
function createOperand(font: EmbeddedFont, { glyphs }: ShapedText, size: number): string {
  let operand = '';
  let run = '';
  let rise = 0;
  const add = (next: string) => {
    if (next === '') return;
    operand += run === '' ? next : `<${run}>${next}`;
    run = '';
  };
  const raise = (up: number) => {
    if (up !== rise) add(`] TJ ${rounded(up * size)} Ts [`);
    rise = up;
  };
  for (const glyph of glyphs) {
    const { advance, tableAdvance, right, up } = glyph;
    raise(up);
    add(operandOfMove(-right * 1000));
    run += glyphNumber(font, glyph);
    add(operandOfMove((tableAdvance - advance + right) * 1000));
  }
  raise(0);
  return run === '' ? operand : `${operand}<${run}>`;
}

function operandOfMove(thousandths: number): string {
  const value = rounded(thousandths);
  return value === 0 ? '' : `${value} `;
}

/** The operands of Tm. PDFKit flips the y axis; flip text back. */
function matrixOf({ x, baseline, angle = 0 }: TextPlace): string {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [cos, -sin, -sin, -cos, x, baseline].map((value) => rounded(value, 1000)).join(' ');
}

function rounded(value: number, precision = 100): number {
  return Math.round(value * precision) / precision || 0;
}

/** A font as PDFKit embeds it: with the glyphs that the document uses, renumbered. */
interface EmbeddedFont {
  /** Its name in the resources of a page. */
  readonly id: string;
  readonly subset: { includeGlyph(id: number): number };
  /** The advance of each glyph in thousandths of the size, by its number in the subset. */
  readonly widths: (number | undefined)[];
  /** The characters of each glyph, which readers copy and speak. */
  readonly unicode: (readonly number[] | undefined)[];
  ref(): unknown;
}

const fontsByDocument = new WeakMap<PDFKit.PDFDocument, Map<FontName, EmbeddedFont>>();

/** Embeds a font in the document once, and adds it to the resources of the current page. */
function embedFont(document: PDFKit.PDFDocument, name: FontName): EmbeddedFont {
  const fonts = fontsByDocument.get(document) ?? new Map<FontName, EmbeddedFont>();
  fontsByDocument.set(document, fonts);
  const font = fonts.get(name) ?? selectedFont(document.font(fontFile(name)));
  fonts.set(name, font);
  const { fonts: onPage } = document.page as PDFKit.PDFPage & { fonts: Record<string, unknown> };
  onPage[font.id] ??= font.ref();
  return font;
}

/** Numbers a glyph in the embedded part of its font, in hexadecimal. */
function glyphNumber(font: EmbeddedFont, { glyph, tableAdvance }: PlacedGlyph): string {
  const number = font.subset.includeGlyph(glyph.id);
  font.widths[number] ??= tableAdvance * 1000;
  font.unicode[number] ??= glyph.codePoints;
  return number.toString(16).padStart(4, '0');
}

/**
 * Reads the font that `document.font` has selected. PDFKit has no public way to its glyphs but `text`, which shapes each
 * text three times and ignores small capitals that were measured before.
 */
function selectedFont(document: PDFKit.PDFDocument): EmbeddedFont {
  const font: unknown = '_font' in document ? document._font : undefined;
  if (!isEmbeddedFont(font)) throw new Error('This PDFKit has no glyphs in `_font`.');
  return font;
}

function isEmbeddedFont(font: unknown): font is EmbeddedFont {
  if (typeof font !== 'object' || font === null) return false;
  const { id, subset, widths, unicode } = font as Partial<Record<keyof EmbeddedFont, unknown>>;
  const hasGlyphs = typeof subset === 'object' && subset !== null && 'includeGlyph' in subset;
  return typeof id === 'string' && hasGlyphs && Array.isArray(widths) && Array.isArray(unicode);
}
