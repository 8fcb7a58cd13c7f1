import type { DocumentTemplate } from '#domain/document/document-template.ts';
import type { DocumentMark } from '../document-values.ts';
import { markText } from '../wording/mark-text.ts';
import type { Face, LaidOutElement, Measure, TextRun } from './laid-out-document.ts';
import type { LayoutContext } from './layout-context.ts';
import { pageSizeInMm, pointsPerMm } from './page-size.ts';

const across: Face = {
  font: 'cinzel-semibold',
  caps: 'none',
  figures: 'lining',
  ligatures: false,
};
const corner: Face = {
  font: 'garamond-semibold',
  caps: 'none',
  figures: 'lining',
  ligatures: false,
};
/** Seen at first sight. */
const cornerSize = 20;
const cornerTracking = 80;
/** From the outer edge of a border to what is within, in mm. */
const insideFrame = 12;
/** From one mark across to the next, in sizes of the letters. */
const lineAcross = 1.6;
/** Letters of a mark across are spaced, in thousandths of their size. */
const acrossTracking = 80;

/** A mark that voids a document is seen first; one of a sample or a copy lets its text be read. */
const acrossInk = {
  void: { colour: '#b3261e', opacity: 0.4 },
  copy: { colour: '#6b6b6b', opacity: 0.16 },
} as const;

/**
 * Lays out the marks of a page: 'MUESTRA', 'Copia para cotejo', 'ANULADO' and 'RECTIFICADO' across it, because scissors
 * remove a corner; 'DUPLICADO' and 'Copia 2' in its corner.
 */
export function layOutMarks(context: LayoutContext): readonly LaidOutElement[] {
  const { marks } = context.values;
  const isAcross = ({ kind }: DocumentMark) =>
    kind === 'sample' || kind === 'comparison' || kind === 'annulled' || kind === 'rectified';
  const marksAcross = marks.filter(isAcross);
  const inCorner = marks.filter((mark) => !isAcross(mark));
  return [
    ...marksAcross.map((mark, index) =>
      markAcross(mark, index - (marksAcross.length - 1) / 2, context),
    ),
    ...(inCorner.length === 0 ? [] : [cornerMark(inCorner.map(markText).join(' · '), context)]),
  ];
}

/** `place` is the distance from the middle of the page, in lines: two marks stand below each other. */
function markAcross(
  mark: DocumentMark,
  place: number,
  { template, measure }: LayoutContext,
): LaidOutElement {
  const mm = pageSizeInMm(template.page);
  const page = { width: mm.width * pointsPerMm, height: mm.height * pointsPerMm };
  const text = markText(mark);
  const diagonal = Math.hypot(page.width, page.height);
  const angle = Math.atan2(page.height, page.width);
  const { width, glyphs } = measureText(text, across, measure);
  const letters = width + ((glyphs - 1) * acrossTracking) / 1000;
  const size = Math.min((diagonal * 0.62) / letters, page.height / 4);
  const length = letters * size;
  const half = (measure.capHeight(across.font) * size) / 2;
  const run: TextRun = {
    kind: 'text',
    text,
    face: across,
    size,
    x: page.width / 2 - (length / 2) * Math.cos(angle) + half * Math.sin(angle),
    baseline:
      page.height / 2 +
      place * lineAcross * size +
      (length / 2) * Math.sin(angle) +
      half * Math.cos(angle),
    width: length,
    tracking: (acrossTracking / 1000) * size,
    spacing: 0,
    ...acrossInk[mark.kind === 'annulled' || mark.kind === 'rectified' ? 'void' : 'copy'],
    angle: (angle * 180) / Math.PI,
  };
  return { tag: 'P', box: { x: 0, y: 0, ...page }, marks: [run], children: [] };
}

function cornerMark(text: string, { template, measure }: LayoutContext): LaidOutElement {
  const page = pageSizeInMm(template.page);
  const edge = edgeOf(template);
  const { width: letters, glyphs } = measureText(text, corner, measure);
  const width = (letters + (glyphs * cornerTracking) / 1000) * cornerSize;
  const x = (page.width - edge) * pointsPerMm - width;
  const y = edge * pointsPerMm;
  const run: TextRun = {
    kind: 'text',
    text,
    face: corner,
    size: cornerSize,
    x,
    baseline: y + cornerSize,
    width,
    tracking: (cornerTracking / 1000) * cornerSize,
    spacing: 0,
    colour: '#000000',
    opacity: 1,
    angle: 0,
  };
  const box = { x, y, width, height: cornerSize * 1.3 };
  return { tag: 'P', box, marks: [run], children: [] };
}

/** Distance of a mark from the edges, in mm: within the border, if there is one. */
function edgeOf({ blocks, page }: DocumentTemplate): number {
  const frames = blocks.flatMap((block) =>
    block.kind === 'frame' ? [block.inset + insideFrame] : [],
  );
  return Math.max(page.margin + 2, ...frames);
}

/** Measures word by word, as a text is drawn. */
function measureText(text: string, face: Face, { measure }: Measure) {
  const pieces = (text.match(/ |[^ ]+/g) ?? []).map((piece) => measure(piece, face));
  return {
    width: pieces.reduce((sum, { width }) => sum + width, 0),
    glyphs: pieces.reduce((sum, { glyphs }) => sum + glyphs, 0),
  };
}
