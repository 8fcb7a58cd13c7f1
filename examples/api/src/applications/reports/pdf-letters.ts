import type { FontName } from 'birrete/rules';
import { openFont } from '#platform/pdf/font-files.ts';
import { type ShapedText, shapeWord } from '#platform/pdf/shape-text.ts';
import { writeGlyphs } from '#platform/pdf/write-glyphs.ts';

/** Measures and writes lines of one font and size. */
export interface Letters {
  widthOf(text: string): number;
  /** @param y the upper edge of the line */
  write(text: string, x: number, y: number): void;
}

/** Splits a text into single digits, because numbers differ from row to row, runs of letters, and spaces. */
const pieces = /\d|[^\d\s]+|\s/g;

/**
 * Creates the writer of one font and size. It shapes each run of letters and each digit once, because nearly all of them
 * recur in a report of thousands of rows.
 */
export function lettersOf(document: PDFKit.PDFDocument, name: FontName, size: number): Letters {
  const face = { font: name, caps: 'none', figures: 'lining', ligatures: true } as const;
  const font = openFont(name);
  const ascent = (font.ascent / font.unitsPerEm) * size;
  const known = new Map<string, ShapedText>();
  const shape = (text: string): ShapedText => {
    const piece = known.get(text) ?? shapeWord(text, face);
    known.set(text, piece);
    return piece;
  };
  const shapeLine = (text: string) => (text.match(pieces) ?? []).map(shape);
  return {
    widthOf: (text) => shapeLine(text).reduce((sum, { width }) => sum + width, 0) * size,
    write(text, x, y) {
      writeGlyphs(document, shapeLine(text), { font: name, size, x, baseline: y + ascent });
    },
  };
}
