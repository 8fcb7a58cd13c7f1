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
const small: Face = {
  font: 'garamond-semibold',
  caps: 'none',
  figures: 'lining',
  ligatures: false,
};
const smallSize = 11;
/** From the outer edge of a border to what is within, in mm. */
const insideFrame = 12;
/** Letters of a mark across are spaced, in thousandths of their size. */
const acrossTracking = 80;

/** Lays out the marks of a page: 'MUESTRA', 'ANULADO' and 'RECTIFICADO' across it, 'DUPLICADO', 'Copia 2' and 'Copia para cotejo' in its corner. */
export function layOutMarks(context: LayoutContext): readonly LaidOutElement[] {
  const { marks } = context.values;
  const isAcross = ({ kind }: DocumentMark) =>
    kind === 'sample' || kind === 'annulled' || kind === 'rectified';
  const corner = marks.filter((mark) => !isAcross(mark));
  return [
    ...marks.filter(isAcross).map((mark) => markAcross(mark, context)),
    ...(corner.length === 0 ? [] : [cornerMark(corner.map(markText).join(' · '), context)]),
  ];
}

function markAcross(mark: DocumentMark, { template, measure }: LayoutContext): LaidOutElement {
  const mm = pageSizeInMm(template.page);
  const page = { width: mm.width * pointsPerMm, height: mm.height * pointsPerMm };
  const text = markText(mark);
  const diagonal = Math.hypot(page.width, page.height);
  const angle = Math.atan2(page.height, page.width);
  const { width, glyphs } = measure.measure(text, across);
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
    baseline: page.height / 2 + (length / 2) * Math.sin(angle) + half * Math.cos(angle),
    width: length,
    tracking: (acrossTracking / 1000) * size,
    spacing: 0,
    colour: mark.kind === 'sample' ? '#6b6b6b' : '#b3261e',
    opacity: mark.kind === 'sample' ? 0.16 : 0.4,
    angle: (angle * 180) / Math.PI,
  };
  return { tag: 'P', box: { x: 0, y: 0, ...page }, marks: [run], children: [] };
}

function cornerMark(text: string, context: LayoutContext): LaidOutElement {
  const { template, measure } = context;
  const page = pageSizeInMm(template.page);
  const edge = edgeOf(template);
  const width = widthOf(text, measure) * smallSize;
  const x = (page.width - edge) * pointsPerMm - width;
  const y = edge * pointsPerMm;
  const run: TextRun = {
    kind: 'text',
    text,
    face: small,
    size: smallSize,
    x,
    baseline: y + smallSize,
    width,
    tracking: 0,
    spacing: 0,
    colour: '#000000',
    opacity: 1,
    angle: 0,
  };
  const box = { x, y, width, height: smallSize * 1.3 };
  return { tag: 'P', box, marks: [run], children: [] };
}

/** Distance of a mark from the edges, in mm: within the border, if there is one. */
function edgeOf({ blocks, page }: DocumentTemplate): number {
  const frames = blocks.flatMap((block) =>
    block.kind === 'frame' ? [block.inset + insideFrame] : [],
  );
  return Math.max(page.margin + 2, ...frames);
}

function widthOf(text: string, measure: Measure): number {
  return (text.match(/ |[^ ]+/g) ?? []).reduce(
    (sum, piece) => sum + measure.measure(piece, small).width,
    0,
  );
}
