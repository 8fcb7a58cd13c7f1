import type { DrawnMark, PathMark, PictureMark, QrMark } from 'birrete/rules';
import type { VectorPicture } from '../pictures/decode-picture.ts';
import { fitBox } from '../pictures/fit-box.ts';
import type { Pictures } from '../pictures/known-pictures.ts';
import { qrOutline, quietZone } from '../pictures/qr-outline.ts';
import type { DrawReused } from './reused-drawing.ts';
import { writeRun } from './write-run.ts';

/** A document that is being drawn. */
export interface Canvas {
  readonly document: PDFKit.PDFDocument;
  readonly reused: DrawReused;
  readonly pictures: Pictures;
  readonly opened: Map<string, PDFKit.Mixins.ImageSrc>;
}

/** Longer outlines are those of borders, which a layout has once: they are drawn once per file. */
const longOutline = 1000;

/** Draws a mark on the current page. */
export function drawMark(canvas: Canvas, mark: DrawnMark): void {
  switch (mark.kind) {
    case 'text':
      writeRun(canvas.document, mark);
      break;
    case 'path':
      drawPath(canvas, mark);
      break;
    case 'image':
      drawPicture(canvas, mark);
      break;
    case 'qr':
      drawQr(canvas, mark);
      break;
  }
}

function drawPath({ document, reused }: Canvas, mark: PathMark): void {
  const { d, fill, stroke } = mark;
  const draw = () => {
    document.path(d);
    if (stroke !== undefined) document.lineWidth(stroke.width);
    if (fill !== undefined) document.fill(fill);
    else document.stroke(stroke?.colour);
  };
  if (d.length > longOutline) reused(mark, draw);
  else draw();
}

function drawPicture(canvas: Canvas, mark: PictureMark): void {
  const { source, opacity } = mark;
  const { document, reused, pictures, opened } = canvas;
  const picture = pictures(source);
  if (picture === undefined) return;
  const area = fitBox(mark, picture);
  document.save();
  if (picture.kind === 'vector') {
    const { x, y, width, height } = area;
    const key = `${x} ${y} ${width} ${height} ${opacity} ${source.data}`;
    reused(key, () => drawShapes(document, picture, { area, opacity }));
  } else {
    if (opacity < 1) document.fillOpacity(opacity);
    const image = opened.get(source.data) ?? openImage(document, picture.bytes);
    opened.set(source.data, image);
    document.image(image, area.x, area.y, { width: area.width, height: area.height });
  }
  document.restore();
}

/** PDFKit embeds an opened picture once; its types have no such method. */
function openImage(document: PDFKit.PDFDocument, bytes: Buffer): PDFKit.Mixins.ImageSrc {
  return (document as unknown as { openImage(bytes: Buffer): PDFKit.Mixins.ImageSrc }).openImage(
    bytes,
  );
}

function drawShapes(
  document: PDFKit.PDFDocument,
  picture: VectorPicture,
  { area, opacity }: { area: ReturnType<typeof fitBox>; opacity: number },
): void {
  const scale = area.width / picture.width;
  document.translate(area.x - picture.x * scale, area.y - picture.y * scale).scale(scale);
  for (const { d, matrix, fill, rule, stroke, opacity: own } of picture.shapes) {
    if (fill === undefined && stroke === undefined) continue;
    document.save().transform(...matrix);
    if (own * opacity < 1) document.opacity(own * opacity);
    document.path(d);
    if (stroke !== undefined) document.lineWidth(stroke.width);
    if (fill === undefined) document.stroke(stroke?.colour);
    else if (stroke === undefined) document.fill(fill, rule);
    else document.fillAndStroke(fill, stroke.colour, rule);
    document.restore();
  }
}

function drawQr({ document }: Canvas, { content, x, y, size }: QrMark): void {
  const { bars, modules } = qrOutline(content);
  const module = size / modules;
  const margin = quietZone * module;
  document.rect(x - margin, y - margin, size + 2 * margin, size + 2 * margin).fill('#ffffff');
  document.save().translate(x, y).scale(module).fillColor('#000000');
  // One path, so that no seams show between the rows.
  document.addContent(`${bars.map((bar) => `${bar.x} ${bar.y} ${bar.width} 1 re`).join(' ')} f`);
  document.restore();
}
