/** Measures and writes lines of one font and size. */
export type Letters = {
  widthOf(text: string): number;
  /** @param y the upper edge of the line */
  write(text: string, x: number, y: number): void;
};

/** The part of PDFKit's fonts that is used here. PDFKit's types lack it. */
type ShapedFont = {
  id: string;
  ascender: number;
  ref(): unknown;
  /** Returns the glyphs in hexadecimal, and the position of each in thousandths of the size. */
  encode(text: string): [glyphs: string[], positions: Position[]];
};
type Position = { xAdvance: number; advanceWidth: number; xOffset: number; yOffset: number };
type Document = PDFKit.PDFDocument & { _font: ShapedFont };
type Page = PDFKit.PDFPage & { fonts: Record<string, unknown> };

/** Glyphs with the corrections between them. Undefined if marks need positions that such corrections can't express. */
type Piece = { glyphs: string | undefined; width: number };

/** Splits a text into single digits, because numbers differ from row to row, runs of letters, and spaces. */
const pieces = /\d|[^\d\s]+|\s/g;

/**
 * Creates the writer of one font and size. PDFKit shapes a text three times before it draws it. This shapes each run of
 * letters and each digit once, because nearly all of them recur in a report of thousands of rows.
 */
export function lettersOf(document: PDFKit.PDFDocument, name: string, size: number): Letters {
  document.font(name);
  const font = (document as Document)._font;
  const known = new Map<string, Piece>();
  const pieceOf = (text: string): Piece => {
    const piece = known.get(text) ?? shape(font, text);
    known.set(text, piece);
    return piece;
  };
  const piecesOf = (text: string) => (text.match(pieces) ?? []).map(pieceOf);
  return {
    widthOf: (text) => (piecesOf(text).reduce((sum, { width }) => sum + width, 0) * size) / 1000,
    write(text, x, y) {
      const glyphs = piecesOf(text).map((piece) => piece.glyphs);
      if (glyphs.includes(undefined)) {
        document.font(name).fontSize(size).text(text, x, y, { lineBreak: false });
        return;
      }
      const { fonts } = document.page as Page;
      fonts[font.id] ??= font.ref();
      const baseline = y + (font.ascender * size) / 1000;
      // PDFKit's pages begin above and count downwards; letters stand upright on them all the same.
      const place = `1 0 0 -1 ${rounded(x)} ${rounded(baseline)} Tm`;
      document.addContent(`BT /${font.id} ${size} Tf ${place} [${glyphs.join('')}] TJ ET`);
    },
  };
}

function shape(font: ShapedFont, text: string): Piece {
  const [glyphs, positions] = font.encode(text);
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const isPlain = positions.every(({ xOffset, yOffset }) => xOffset === 0 && yOffset === 0);
  const corrected = glyphs.map((glyph, index) => {
    const { advanceWidth, xAdvance } = positions[index] ?? { advanceWidth: 0, xAdvance: 0 };
    const correction = rounded(advanceWidth - xAdvance);
    return correction === 0 ? glyph : `${glyph}>${correction}<`;
  });
  return { glyphs: isPlain ? `<${corrected.join('')}>` : undefined, width };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
