import type { Face, FontName, Measure } from 'birrete/rules';
import type { Glyph } from 'fontkit';
import { openFont } from './font-files.ts';

/** A glyph and its place, in sizes of letters. */
export interface PlacedGlyph {
  readonly glyph: Glyph;
  readonly advance: number;
  /** The advance that the font's table of widths has. */
  readonly tableAdvance: number;
  readonly right: number;
  readonly up: number;
}

/** The glyphs of a word or a space. */
export interface ShapedText {
  readonly glyphs: readonly PlacedGlyph[];
  /** In sizes of letters. */
  readonly width: number;
  readonly isSpace: boolean;
}

/** Offices, months and careers recur in a job; names do not, and are forgotten. */
const maxKnown = 4000;
const known = new Map<string, ShapedText>();

/** Shapes a word, or a space: joins letters, places accents, corrects distances. */
export function shapeWord(text: string, face: Face): ShapedText {
  const key = `${face.font} ${face.caps} ${face.figures} ${face.ligatures} ${text}`;
  const cached = known.get(key);
  if (cached !== undefined) return cached;
  if (known.size >= maxKnown) known.clear();
  const shaped = shape(text, face);
  known.set(key, shaped);
  return shaped;
}

/** Shapes each word and each space of a text by itself, as the layout measures them. */
export function shapeText(text: string, face: Face): readonly ShapedText[] {
  return (text.match(/ |[^ ]+/gu) ?? []).map((piece) => shapeWord(piece, face));
}

function shape(text: string, face: Face): ShapedText {
  const font = openFont(face.font);
  // fontkit keeps a glyph with the letters of its first use, so that the text of a file would depend on earlier ones.
  Object.assign(font, { _glyphs: {} });
  const scale = 1 / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text, featuresOf(face));
  const placed = glyphs.map((glyph, index): PlacedGlyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    return {
      glyph,
      advance: xAdvance * scale,
      tableAdvance: glyph.advanceWidth * scale,
      right: xOffset * scale,
      up: yOffset * scale,
    };
  });
  const width = placed.reduce((sum, { advance }) => sum + advance, 0);
  return { glyphs: placed, width, isSpace: text === ' ' };
}

function featuresOf({ caps, figures, ligatures }: Face): Record<string, boolean> {
  return {
    liga: ligatures,
    ...(caps === 'small' ? { smcp: true } : {}),
    ...(figures === 'lining' ? { lnum: true } : { onum: true }),
  };
}

/** Measures letters with the fonts that are embedded. */
export const fontMeasure: Measure = {
  measure(text, face) {
    const { width, glyphs } = shapeWord(text, face);
    return { width, glyphs: glyphs.length };
  },
  covers: (name, text) => {
    const font = openFont(name);
    return [...text].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  },
  capHeight(name: FontName) {
    const font = openFont(name);
    return font.capHeight / font.unitsPerEm;
  },
};
