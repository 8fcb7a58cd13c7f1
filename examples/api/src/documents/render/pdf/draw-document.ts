import type { LaidOutDocument, LaidOutElement } from 'birrete/rules';
import { type Canvas, drawMark } from './draw-mark.ts';

type Element = PDFKit.PDFStructureElement;
type ElementOptions = Parameters<PDFKit.PDFDocument['struct']>[1] & {
  scope?: string;
  bbox?: readonly number[];
  placement?: string;
};

/** Draws a document on pages of its size. Its elements become a part of `root`, in reading order. */
export function drawDocument(canvas: Canvas, laidOut: LaidOutDocument, root: Element): void {
  const { document } = canvas;
  const { width, height, shift } = laidOut;
  const part = document.struct('Part');
  root.add(part);
  for (const { elements } of laidOut.pages) {
    document.addPage({ size: [width, height], margin: 0 });
    if (shift.right !== 0 || shift.down !== 0) document.translate(shift.right, shift.down);
    for (const element of elements) drawElement(canvas, element, part, shift);
  }
  part.end();
}

function drawElement(
  canvas: Canvas,
  element: LaidOutElement,
  parent: Element,
  shift: LaidOutDocument['shift'],
): void {
  const { document } = canvas;
  const { tag, marks, children } = element;
  if (tag === 'Artifact') {
    drawArtifact(canvas, element);
    return;
  }
  const struct = document.struct(tag, optionsOf(element, shift));
  parent.add(struct);
  if (children.length > 0) {
    // The lines of a table belong to no cell.
    if (marks.length > 0) drawArtifact(canvas, element);
    for (const child of children) drawElement(canvas, child, struct, shift);
  } else {
    struct.add(document.markStructureContent(tag));
    for (const mark of marks) drawMark(canvas, mark);
    document.endMarkedContent();
  }
  struct.end();
}

function drawArtifact(canvas: Canvas, { marks }: LaidOutElement): void {
  canvas.document.markContent('Artifact', { type: 'Layout' });
  for (const mark of marks) drawMark(canvas, mark);
  canvas.document.endMarkedContent();
}

function optionsOf(
  { tag, alt, lang, box }: LaidOutElement,
  { right, down }: LaidOutDocument['shift'],
): ElementOptions {
  const [x, y] = [box.x + right, box.y + down];
  return {
    ...(alt === undefined ? {} : { alt }),
    ...(lang === undefined ? {} : { lang }),
    ...(tag === 'TH' ? { scope: 'Column' } : {}),
    ...(tag === 'Figure'
      ? { bbox: [x, y, x + box.width, y + box.height], placement: 'Block' }
      : {}),
  };
}
