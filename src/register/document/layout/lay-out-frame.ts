import type { FrameBlock } from '#domain/document/document-block.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import type { Box, DrawnMark, LaidOutElement } from './laid-out-document.ts';
import { colourOn, type LayoutContext } from './layout-context.ts';
import { engravedBand, rectanglePath, rosettePath } from './ornaments.ts';
import { pageSizeInMm, pointsPerMm } from './page-size.ts';

const bandDepth = 7 * pointsPerMm;

/** Borders by template: an engraved one has thousands of points, and all documents of a job have the same. */
const known = new WeakMap<DocumentTemplate, Map<FrameBlock, LaidOutElement>>();

/** Lays out a border around the page, once per template. */
export function layOutFrame(block: FrameBlock, context: LayoutContext): LaidOutElement {
  const frames = known.get(context.template) ?? new Map<FrameBlock, LaidOutElement>();
  known.set(context.template, frames);
  const frame = frames.get(block) ?? drawFrame(block, context);
  frames.set(block, frame);
  return frame;
}

function drawFrame(block: FrameBlock, context: LayoutContext): LaidOutElement {
  const { width, height } = pageSizeInMm(context.template.page);
  const { inset } = block;
  const box: Box = {
    x: inset * pointsPerMm,
    y: inset * pointsPerMm,
    width: (width - 2 * inset) * pointsPerMm,
    height: (height - 2 * inset) * pointsPerMm,
  };
  const colour = colourOn(block.colour, context);
  return { tag: 'Artifact', box, marks: marksOf(block.style, box, colour), children: [] };
}

function marksOf(style: FrameBlock['style'], box: Box, colour: string): readonly DrawnMark[] {
  const line = (distance: number, width: number) =>
    stroked(rectanglePath(inside(box, distance)), colour, width);
  if (style === 'line') return [line(0, 1)];
  if (style === 'double') return [line(0, 2), line(5, 0.6)];
  const half = bandDepth / 2;
  const corners = [box.x + half, box.x + box.width - half].flatMap((x) =>
    [box.y + half, box.y + box.height - half].map((y) => rosettePath(x, y, half - 1)),
  );
  return [
    line(0, 0.9),
    stroked(engravedBand(box, bandDepth), colour, 0.3),
    stroked(corners.join(''), colour, 0.3),
    line(bandDepth, 0.9),
    line(bandDepth + 3, 0.35),
  ];
}

function inside({ x, y, width, height }: Box, distance: number): Box {
  return {
    x: x + distance,
    y: y + distance,
    width: width - 2 * distance,
    height: height - 2 * distance,
  };
}

function stroked(d: string, colour: string, width: number): DrawnMark {
  return { kind: 'path', d, fill: undefined, stroke: { colour, width } };
}
