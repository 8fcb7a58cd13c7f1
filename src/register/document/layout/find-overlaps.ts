import type { LayoutProblem } from '#domain/document/document-problem.ts';
import type { Box, DrawnMark, LaidOutElement, Measure } from './laid-out-document.ts';
import { quietZone } from './lay-out-pictures.ts';

/** An element with the position of its block in the template. */
export interface PlacedElement {
  readonly block: number;
  readonly element: LaidOutElement;
}

/** The texts and codes of a block, in points. */
interface Ink {
  readonly block: number;
  readonly outline: Box;
  readonly boxes: readonly Box[];
}

/** Finds blocks of a page whose texts or codes are drawn over each other. Pictures may stand behind a text. */
export function findOverlaps(
  placed: readonly PlacedElement[],
  measure: Measure,
): readonly LayoutProblem[] {
  const inks = inksOf(placed, measure);
  return inks.flatMap((ink, index) =>
    inks
      .slice(index + 1)
      .filter((other) => areOverlapping(ink, other))
      .map((other) => ({ kind: 'overlap', block: ink.block, other: other.block })),
  );
}

function inksOf(placed: readonly PlacedElement[], measure: Measure): readonly Ink[] {
  const boxesOf = new Map<number, Box[]>();
  for (const { block, element } of placed) {
    const boxes = boxesOf.get(block) ?? [];
    boxes.push(...allMarks(element).flatMap((mark) => inkBox(mark, measure)));
    boxesOf.set(block, boxes);
  }
  return [...boxesOf].flatMap(([block, boxes]) => {
    const outline = outlineOf(boxes);
    return outline === undefined ? [] : [{ block, boxes, outline }];
  });
}

function allMarks({ marks, children }: LaidOutElement): readonly DrawnMark[] {
  return [...marks, ...children.flatMap(allMarks)];
}

/** The capitals of a text, without what hangs below the line; a code with the white around it, which covers a text. */
function inkBox(mark: DrawnMark, measure: Measure): readonly Box[] {
  if (mark.kind === 'qr') {
    const margin = mark.size * quietZone;
    const side = mark.size + 2 * margin;
    return [{ x: mark.x - margin, y: mark.y - margin, width: side, height: side }];
  }
  if (mark.kind !== 'text' || mark.text.trim() === '') return [];
  const height = measure.capHeight(mark.face.font) * mark.size;
  return [{ x: mark.x, y: mark.baseline - height, width: mark.width, height }];
}

function outlineOf(boxes: readonly Box[]): Box | undefined {
  const [first, ...others] = boxes;
  if (first === undefined) return undefined;
  return others.reduce((outline, box) => {
    const x = Math.min(outline.x, box.x);
    const y = Math.min(outline.y, box.y);
    const right = Math.max(outline.x + outline.width, box.x + box.width);
    const bottom = Math.max(outline.y + outline.height, box.y + box.height);
    return { x, y, width: right - x, height: bottom - y };
  }, first);
}

function areOverlapping(a: Ink, b: Ink): boolean {
  return (
    meet(a.outline, b.outline) && a.boxes.some((box) => b.boxes.some((other) => meet(box, other)))
  );
}

/** In points; less is invisible. */
const tolerance = 1;

function meet(a: Box, b: Box): boolean {
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > tolerance &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > tolerance
  );
}
