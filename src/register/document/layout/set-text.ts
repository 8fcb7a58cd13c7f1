import type { TextFit, TextStyle } from '#domain/document/document-block.ts';
import type { TextPart } from '../wording/fill-text.ts';
import { balanceLines, breakLines, type Line, lineOf } from './break-lines.ts';
import { nameBreaks, surnamesStart } from './break-name.ts';
import type { Measure, TextRun } from './laid-out-document.ts';
import { runsOfLine } from './line-runs.ts';
import { type Token, tokensOf } from './text-tokens.ts';

/** A text to set, in points. */
export interface TextToSet {
  readonly parts: readonly TextPart[];
  readonly style: TextStyle;
  readonly fit: TextFit;
  readonly x: number;
  /** The upper edge of the capitals of the first line. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly surnames: string;
}

/** A text on paper. */
export interface SetText {
  readonly runs: readonly TextRun[];
  /** From the upper edge of its capitals to below its last line. */
  readonly height: number;
  readonly missing: readonly string[];
  readonly isTooLarge: boolean;
}

/** The part of its size to which a line may shrink. */
const smallestLine = 0.6;
/** A text of several lines shrinks less: a page full of different sizes looks untidy. */
const wrappedScales = [1, 0.95, 0.9, 0.85, 0.8];
/** Of letters such as 'g', below the line, in sizes of letters. */
const descent = 0.24;
const defaultLeading = 1.3;

/** Sets a text in an area: chooses size and lines, and says if it is too large all the same. */
export function setText(text: TextToSet, measure: Measure): SetText {
  const { tokens, missing } = tokensOf(text.parts, text.style, measure);
  const area = { ...text, capHeight: measure.capHeight(text.style.font) };
  const chosen = text.fit === 'wrap' ? wrapped(tokens, area) : onFewLines(tokens, area);
  const runs = chosen.lines.flatMap((line, index) =>
    runsOfLine(line, {
      x: text.x,
      width: text.width,
      baseline: text.y + area.capHeight * chosen.size + index * leadingOf(text.style) * chosen.size,
      size: chosen.size,
      style: text.style,
    }),
  );
  return {
    runs,
    height: textHeight(chosen.lines.length, chosen.size, area),
    missing,
    isTooLarge: !chosen.fits,
  };
}

interface Area extends TextToSet {
  readonly capHeight: number;
}

interface Chosen {
  readonly lines: readonly Line[];
  readonly size: number;
  readonly fits: boolean;
}

function leadingOf({ leading = defaultLeading }: TextStyle): number {
  return leading;
}

function textHeight(lines: number, size: number, { style, capHeight }: Area): number {
  if (lines === 0) return 0;
  return (capHeight + (lines - 1) * leadingOf(style) + descent) * size;
}

const tolerance = 0.01;

/** As many lines as it takes, smaller if they are too high together. */
function wrapped(tokens: readonly Token[], area: Area): Chosen {
  const breakInto = area.style.align === 'center' ? balanceLines : breakLines;
  let chosen: Chosen = { lines: [], size: area.style.size, fits: true };
  for (const scale of wrappedScales) {
    const size = area.style.size * scale;
    const lines = breakInto(tokens, area.width / size);
    const isNarrow = lines.every((line) => line.width * size <= area.width + tolerance);
    const isLow = textHeight(lines.length, size, area) <= area.height + tolerance;
    chosen = { lines, size, fits: isNarrow && isLow };
    if (chosen.fits) break;
  }
  return chosen;
}

/** One line, then for a name a few: the first way in which it fits, else that with the largest letters. */
function onFewLines(tokens: readonly Token[], area: Area): Chosen {
  const min = area.style.size * smallestLine;
  let largest: Chosen = { lines: [], size: 0, fits: tokens.length === 0 };
  for (const starts of waysOf(tokens, area)) {
    const lines = starts.map((start, index) => lineOf(tokens.slice(start, starts[index + 1])));
    const size = largestSize(lines, area);
    if (size >= min - tolerance) return { lines, size, fits: true };
    if (size > largest.size) largest = { lines, size, fits: false };
  }
  // Smaller letters would only hide that the text does not fit.
  return { ...largest, size: Math.max(largest.size, min / 2) };
}

function waysOf(tokens: readonly Token[], { fit, surnames }: Area): Iterable<readonly number[]> {
  if (tokens.length === 0) return [];
  return fit === 'name' ? nameBreaks(tokens, surnamesStart(tokens, surnames)) : [[0]];
}

function largestSize(lines: readonly Line[], area: Area): number {
  const widest = Math.max(...lines.map(({ width }) => width));
  const { size } = area.style;
  return Math.min(
    size,
    widest === 0 ? size : area.width / widest,
    (size * area.height) / textHeight(lines.length, size, area),
  );
}
