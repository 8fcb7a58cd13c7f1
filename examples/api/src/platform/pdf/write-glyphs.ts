import type { FontName } from 'birrete/rules';
import { type EmbeddedFont, embedFont, glyphNumber } from './embedded-font.ts';
import type { ShapedText } from './shape-text.ts';

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
