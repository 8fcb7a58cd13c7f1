import type { ImageBlock, QrBlock, RuleBlock, SealBlock } from '#domain/document/document-block.ts';
import type { DrawnMark, LaidOutElement } from './laid-out-document.ts';
import { layOutParts } from './lay-out-text.ts';
import {
  type BlockPlace,
  colourOn,
  filled,
  type LayoutContext,
  styleOn,
} from './layout-context.ts';
import { circlePath, ornamentPath } from './ornaments.ts';
import { pointsPerMm } from './page-size.ts';

/** White around a QR code that readers need, as a part of its width. */
export const quietZone = 0.13;

/** The code is read letter by letter. */
const codeScale = 1.15;
const aboveCode = 0.35;
const codeStyle = { tracking: 50, figures: 'lining' } as const;

/** Lays out a picture. One without a description is a decoration. */
export function layOutImage(
  block: ImageBlock,
  place: BlockPlace,
  context: LayoutContext,
): LaidOutElement {
  const { template, problems } = context;
  const source = Object.hasOwn(template.images, block.image)
    ? template.images[block.image]
    : undefined;
  if (source === undefined)
    problems.push({ kind: 'missing-image', block: place.index, image: block.image });
  const box = { ...boxOf(place), height: block.height * pointsPerMm };
  const alt = source === undefined ? undefined : block.alt;
  return {
    tag: alt === undefined ? 'Artifact' : 'Figure',
    alt: alt === undefined ? undefined : plainText(alt, context, place),
    box,
    marks:
      source === undefined ? [] : [{ kind: 'image', source, box, opacity: block.opacity ?? 1 }],
    children: [],
  };
}

/** Lays out the place of a dry stamp: a word that the stamp covers, and on a sample its circle. */
export function layOutSeal(
  { caption }: SealBlock,
  place: BlockPlace,
  context: LayoutContext,
): LaidOutElement {
  const { x, y, width } = place;
  const size = Math.max(6, width / 16);
  const text = layOutParts(
    {
      parts: [{ kind: 'literal', text: caption }],
      style: { font: 'garamond-italic', size, align: 'center', colour: '#8a8a8a' },
      fit: 'line',
      x: x + width * 0.1,
      y: y + width / 2 - size / 3,
      width: width * 0.8,
      height: width,
      surnames: '',
    },
    place,
    context,
  );
  const isSample = context.values.marks.some(({ kind }) => kind === 'sample');
  const circle: DrawnMark = {
    kind: 'path',
    d: circlePath(x + width / 2, y + width / 2, width / 2),
    fill: undefined,
    stroke: { colour: '#b5b5b5', width: 0.4 },
  };
  return {
    tag: 'Artifact',
    box: { ...boxOf(place), height: width },
    marks: isSample ? [circle, ...text.marks] : text.marks,
    children: [],
  };
}

/** Lays out the QR code of the verification, and the code as text beside it. */
export function layOutQr(
  block: QrBlock,
  place: BlockPlace,
  context: LayoutContext,
): readonly LaidOutElement[] {
  const { verification } = context.values;
  if (verification === undefined) return [];
  const { x, y, width } = place;
  const isBelow = block.captionAt === 'below';
  const { area } = context;
  const textWidth = Math.min(4 * width, area.x + area.width - x - width * (1 + quietZone));
  const style = styleOn(block.style, context);
  const caption = filled(block.caption, context, place.index);
  const column = {
    x: isBelow ? x - width / 2 : x + width * (1 + quietZone),
    width: isBelow ? 2 * width : textWidth,
    height: Number.POSITIVE_INFINITY,
    fit: 'wrap',
    surnames: '',
  } as const;
  const aligned = { ...style, align: isBelow ? 'center' : 'left' } as const;
  const top = isBelow ? y + width * (1 + quietZone) : y + width / 2 - style.size;
  const text = layOutParts({ ...column, parts: caption, style: aligned, y: top }, place, context);
  const code = layOutParts(
    {
      ...column,
      parts: [{ kind: 'literal', text: verification.code }],
      style: { ...aligned, ...codeStyle, size: style.size * codeScale },
      y: top + text.height + style.size * aboveCode,
    },
    place,
    context,
  );
  const square = { ...boxOf(place), height: width };
  const textBox = isBelow
    ? {
        x: x - width / 2,
        y: y + width,
        width: 2 * width,
        height: text.height + style.size * aboveCode + code.height + width * quietZone,
      }
    : { x: x + width * (1 + quietZone), y, width: textWidth, height: width };
  return [
    {
      tag: 'Figure',
      alt: plainText(block.alt, context, place),
      box: square,
      marks: [{ kind: 'qr', content: verification.url, x, y, size: width }],
      children: [],
    },
    { tag: 'P', box: textBox, marks: [...text.marks, ...code.marks], children: [] },
  ];
}

/** Lays out a horizontal line. */
export function layOutRule(
  block: RuleBlock,
  place: BlockPlace,
  context: LayoutContext,
): LaidOutElement {
  const colour = colourOn(block.colour, context);
  const box = { ...boxOf(place), height: 0 };
  const plain: DrawnMark = {
    kind: 'path',
    d: `M${place.x} ${place.y}h${place.width}`,
    fill: undefined,
    stroke: { colour, width: 0.6 },
  };
  const ornament: DrawnMark = {
    kind: 'path',
    d: ornamentPath(box),
    fill: colour,
    stroke: undefined,
  };
  return {
    tag: 'Artifact',
    box,
    marks: [block.style === 'plain' ? plain : ornament],
    children: [],
  };
}

function plainText(text: string, context: LayoutContext, { index }: BlockPlace): string {
  return filled(text, context, index)
    .map((part) => part.text)
    .join('');
}

function boxOf({ x, y, width }: BlockPlace) {
  return { x, y, width };
}
