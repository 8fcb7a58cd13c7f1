import type { TextRun } from 'birrete/rules';
import { fontFile } from '../fonts/font-files.ts';
import { type PlacedGlyph, shapeText } from '../fonts/shape-text.ts';

/** A font of PDFKit's, as far as it is needed here; its types have none of it. */
interface EmbeddedFont {
  readonly id: string;
  readonly subset: { includeGlyph(id: number): number };
  readonly widths: (number | undefined)[];
  readonly unicode: (readonly number[] | undefined)[];
  ref(): unknown;
}
type Document = PDFKit.PDFDocument & { readonly _font: EmbeddedFont };
type Page = PDFKit.PDFPage & { fonts: Record<string, unknown> };

/** Registers a run's font in the document once, and selects it. */
function embeddedFont(document: PDFKit.PDFDocument, { face }: TextRun): EmbeddedFont {
  const fonts = fontsOf(document);
  let font = fonts.get(face.font);
  if (font === undefined) {
    document.registerFont(face.font, fontFile(face.font));
    document.font(face.font);
    font = (document as Document)._font;
    fonts.set(face.font, font);
  }
  (document.page as Page).fonts[font.id] ??= font.ref();
  return font;
}

const fontsByDocument = new WeakMap<PDFKit.PDFDocument, Map<string, EmbeddedFont>>();

function fontsOf(document: PDFKit.PDFDocument): Map<string, EmbeddedFont> {
  const fonts = fontsByDocument.get(document) ?? new Map<string, EmbeddedFont>();
  fontsByDocument.set(document, fonts);
  return fonts;
}

/**
 * Writes a run of text. PDFKit shapes a text three times before it draws it; here each word is shaped once, and the
 * layout has done so already.
 */
export function writeRun(document: PDFKit.PDFDocument, run: TextRun): void {
  const font = embeddedFont(document, run);
  const { size } = run;
  const spacing = (-run.spacing / size) * 1000;
  const array = createGlyphArray(size);
  for (const { glyphs, isSpace } of shapeText(run.text, run.face)) {
    for (const glyph of glyphs) array.add(glyphNumber(font, glyph), glyph);
    if (isSpace && spacing !== 0) array.move(spacing);
  }
  const opacity = run.opacity < 1;
  if (opacity) document.save().fillOpacity(run.opacity);
  document.fillColor(run.colour);
  const tracking = run.tracking === 0 ? '' : ` ${rounded(run.tracking)} Tc`;
  const text = `BT /${font.id} ${rounded(size)} Tf${tracking} ${matrixOf(run)} Tm ${array.end()}`;
  document.addContent(`${text}${tracking === '' ? '' : ' 0 Tc'} ET`);
  if (opacity) document.restore();
}

/** The number of a glyph in the embedded part of its font. */
function glyphNumber(font: EmbeddedFont, { glyph, tableAdvance }: PlacedGlyph): string {
  const number = font.subset.includeGlyph(glyph.id);
  font.widths[number] ??= tableAdvance * 1000;
  font.unicode[number] ??= glyph.codePoints;
  return number.toString(16).padStart(4, '0');
}

/** The operands of PDF's operator TJ: glyphs in hexadecimal, and moves in thousandths of the size. */
function createGlyphArray(size: number) {
  let written = '[';
  let glyphs = '';
  let rise = 0;
  const flush = () => {
    if (glyphs !== '') written += `<${glyphs}>`;
    glyphs = '';
  };
  const move = (thousandths: number) => {
    const value = rounded(thousandths);
    if (value === 0) return;
    flush();
    written += `${value} `;
  };
  const raise = (up: number) => {
    if (up === rise) return;
    flush();
    written += `] TJ ${rounded(up * size)} Ts [`;
    rise = up;
  };
  return {
    move,
    add(number: string, { advance, tableAdvance, right, up }: PlacedGlyph): void {
      raise(up);
      move(-right * 1000);
      glyphs += number;
      move((tableAdvance - advance + right) * 1000);
    },
    end(): string {
      raise(0);
      flush();
      return `${written}] TJ`;
    },
  };
}

/** PDFKit's pages begin above and count downwards; letters stand upright on them all the same. */
function matrixOf({ x, baseline, angle }: TextRun): string {
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return [cos, -sin, -sin, -cos, x, baseline].map((value) => rounded(value, 1000)).join(' ');
}

function rounded(value: number, precision = 100): number {
  return Math.round(value * precision) / precision || 0;
}
