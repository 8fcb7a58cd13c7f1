import type { TextStyle } from '#domain/document/document-block.ts';
import type { Line } from './break-lines.ts';
import type { Face, TextRun } from './laid-out-document.ts';
import type { Atom } from './text-tokens.ts';

interface LinePlace {
  readonly x: number;
  readonly width: number;
  readonly baseline: number;
  readonly size: number;
  readonly style: TextStyle;
}

/** A justified line is not stretched further than by this much per space, in sizes of letters. */
const maxStretch = 0.6;

/** Places a line in its width: a run per face, with the space that justifies it. */
export function runsOfLine(line: Line, place: LinePlace): readonly TextRun[] {
  const { size, style, baseline } = place;
  const spaces = line.tokens.length - 1;
  const free = place.width - line.width * size;
  const isStretched = style.align === 'justify' && !line.isLast && spaces > 0;
  const spacing = isStretched ? Math.min(free / spaces, maxStretch * size) : 0;
  const runs: TextRun[] = [];
  let x = place.x + indent(line, free, place);
  for (const { text, face, width, spaces: inside } of mergedAtoms(line)) {
    const drawn = width * size + inside * spacing;
    runs.push({
      kind: 'text',
      text,
      face,
      size,
      x,
      baseline,
      width: drawn,
      tracking: ((style.tracking ?? 0) / 1000) * size,
      spacing,
      colour: style.colour ?? '#000000',
      opacity: 1,
      angle: 0,
    });
    x += drawn;
  }
  return withSpaceAfter(runs);
}

/** The space at the end of a line is invisible, and separates it from the next for those who listen or copy. */
function withSpaceAfter(runs: readonly TextRun[]): readonly TextRun[] {
  return runs.map((run, index) =>
    index === runs.length - 1 ? { ...run, text: `${run.text} ` } : run,
  );
}

/** The space after the last letter of a spaced line belongs to neither side. */
function indent(line: Line, free: number, { style, size }: LinePlace): number {
  const { align, tracking = 0 } = style;
  const trailing = line.tokens.length === 0 ? 0 : (tracking / 1000) * size;
  if (align === 'center') return (free + trailing) / 2;
  return align === 'right' ? free + trailing : 0;
}

interface Merged {
  text: string;
  face: Face;
  width: number;
  spaces: number;
}

/** Neighbours in one face become one run, with the spaces between them. */
function mergedAtoms({ tokens }: Line): readonly Merged[] {
  const merged: Merged[] = [];
  const add = ({ text, face, width }: Atom) => {
    const last = merged.at(-1);
    const spaces = text === ' ' ? 1 : 0;
    if (last !== undefined && isSameFace(last.face, face)) {
      last.text += text;
      last.width += width;
      last.spaces += spaces;
    } else merged.push({ text, face, width, spaces });
  };
  for (const [index, token] of tokens.entries()) {
    for (const atom of token.atoms) add(atom);
    if (index < tokens.length - 1) add(token.space);
  }
  return merged;
}

function isSameFace(a: Face, b: Face): boolean {
  return (
    a.font === b.font && a.caps === b.caps && a.figures === b.figures && a.ligatures === b.ligatures
  );
}
