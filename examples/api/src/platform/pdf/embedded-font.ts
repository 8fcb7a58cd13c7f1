import type { FontName } from 'birrete/rules';
import { fontFile } from './font-files.ts';
import type { PlacedGlyph } from './shape-text.ts';

/** A font as PDFKit embeds it: with the glyphs that the document uses, renumbered. */
export interface EmbeddedFont {
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
export function embedFont(document: PDFKit.PDFDocument, name: FontName): EmbeddedFont {
  const fonts = fontsByDocument.get(document) ?? new Map<FontName, EmbeddedFont>();
  fontsByDocument.set(document, fonts);
  const font = fonts.get(name) ?? selectedFont(document.font(fontFile(name)));
  fonts.set(name, font);
  const { fonts: onPage } = document.page as PDFKit.PDFPage & { fonts: Record<string, unknown> };
  onPage[font.id] ??= font.ref();
  return font;
}

/** Numbers a glyph in the embedded part of its font, in hexadecimal. */
export function glyphNumber(font: EmbeddedFont, { glyph, tableAdvance }: PlacedGlyph): string {
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
