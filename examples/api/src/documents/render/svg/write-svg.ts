import type {
  DrawnMark,
  LaidOutDocument,
  PathMark,
  PictureMark,
  QrMark,
  TextRun,
} from 'birrete/rules';
import { shapeText } from '#platform/pdf/shape-text.ts';
import type { VectorPicture } from '../pictures/decode-picture.ts';
import { fitBox } from '../pictures/fit-box.ts';
import type { Pictures } from '../pictures/known-pictures.ts';
import { qrOutline, quietZone } from '../pictures/qr-outline.ts';
import { escapeXml, round } from './xml-text.ts';

/** Outlines of glyphs by their keys, each in the file once. */
type Glyphs = Map<string, { readonly id: string; readonly d: string }>;

/**
 * Writes the first page as SVG: letters are outlines, so that it needs no font. It has no script and refers to nothing
 * outside.
 */
export function writeSvg(
  { width, height, shift, pages }: LaidOutDocument,
  { title, lang, pictures }: { title: string; lang: string; pictures: Pictures },
): string {
  const glyphs: Glyphs = new Map();
  const marks = (pages[0]?.elements ?? []).flatMap(allMarks);
  const drawn = marks.map((mark) => drawMark(mark, glyphs, pictures)).join('');
  const outlines = [...glyphs.values()].map(({ id, d }) => `<path id="${id}" d="${d}"/>`).join('');
  const size = `width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} xml:lang="${escapeXml(lang)}" role="img">` +
    `<title>${escapeXml(title)}</title><defs>${outlines}</defs>` +
    `<rect width="100%" height="100%" fill="#ffffff"/>` +
    `<g transform="translate(${round(shift.right)} ${round(shift.down)})">${drawn}</g></svg>`
  );
}

type Element = LaidOutDocument['pages'][number]['elements'][number];

function allMarks({ marks, children }: Element): readonly DrawnMark[] {
  return [...marks, ...children.flatMap(allMarks)];
}

function drawMark(mark: DrawnMark, glyphs: Glyphs, pictures: Pictures): string {
  switch (mark.kind) {
    case 'text':
      return drawRun(mark, glyphs);
    case 'path':
      return drawPath(mark);
    case 'image':
      return drawPicture(mark, pictures);
    case 'qr':
      return drawQr(mark);
  }
}

function drawRun(run: TextRun, glyphs: Glyphs): string {
  const { size, tracking, spacing } = run;
  let pen = 0;
  let uses = '';
  for (const { glyphs: placed, isSpace } of shapeText(run.text, run.face)) {
    for (const { glyph, advance, right, up } of placed) {
      const id = outlineOf(glyph, run, glyphs);
      if (id !== undefined)
        uses += `<use href="#${id}" x="${round((pen + right) * 1000)}" y="${round(up * 1000)}"/>`;
      pen += advance + tracking / size;
    }
    if (isSpace) pen += spacing / size;
  }
  const scale = round(size / 1000, 100_000);
  const turn = run.angle === 0 ? '' : ` rotate(${round(-run.angle)})`;
  const place = `translate(${round(run.x)} ${round(run.baseline)})${turn} scale(${scale} -${scale})`;
  const opacity = run.opacity < 1 ? ` opacity="${run.opacity}"` : '';
  return `<g transform="${place}" fill="${run.colour}"${opacity}>${uses}</g>`;
}

type Glyph = ReturnType<typeof shapeText>[number]['glyphs'][number]['glyph'];

function outlineOf(glyph: Glyph, { face }: TextRun, glyphs: Glyphs): string | undefined {
  const key = `${face.font} ${glyph.id}`;
  const known = glyphs.get(key);
  if (known !== undefined) return known.id;
  const unitsPerEm = face.font.startsWith('arimo') ? 2048 : 1000;
  const d = glyph.path.scale(1000 / unitsPerEm).toSVG();
  if (d === '') return undefined;
  const id = `g${glyphs.size}`;
  glyphs.set(key, { id, d });
  return id;
}

function drawPath({ d, fill, stroke }: PathMark): string {
  const stroked =
    stroke === undefined ? '' : ` stroke="${stroke.colour}" stroke-width="${stroke.width}"`;
  return `<path d="${d}" fill="${fill ?? 'none'}"${stroked}/>`;
}

function drawPicture(mark: PictureMark, pictures: Pictures): string {
  const { source, opacity } = mark;
  const picture = pictures(source);
  if (picture === undefined) return '';
  const area = fitBox(mark, picture);
  const faint = opacity < 1 ? ` opacity="${opacity}"` : '';
  if (picture.kind === 'vector') return drawShapes(picture, area, faint);
  const place = `x="${round(area.x)}" y="${round(area.y)}" width="${round(area.width)}" height="${round(area.height)}"`;
  return `<image ${place}${faint} href="data:${picture.type};base64,${picture.bytes.toString('base64')}"/>`;
}

function drawShapes(
  picture: VectorPicture,
  area: { readonly x: number; readonly y: number; readonly width: number },
  faint: string,
): string {
  const scale = area.width / picture.width;
  const shapes = picture.shapes.map(({ d, matrix, fill, rule, stroke, opacity }) => {
    const stroked =
      stroke === undefined ? '' : ` stroke="${stroke.colour}" stroke-width="${stroke.width}"`;
    return (
      `<path d="${escapeXml(d)}" transform="matrix(${matrix.join(' ')})" fill="${fill ?? 'none'}"` +
      ` fill-rule="${rule}"${stroked}${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
    );
  });
  const place = `translate(${round(area.x - picture.x * scale)} ${round(area.y - picture.y * scale)})`;
  return `<g transform="${place} scale(${round(scale, 100_000)})"${faint}>${shapes.join('')}</g>`;
}

function drawQr({ content, x, y, size }: QrMark): string {
  const { bars, modules } = qrOutline(content);
  const d = bars.map((bar) => `M${bar.x} ${bar.y}h${bar.width}v1h-${bar.width}z`).join('');
  const module = size / modules;
  const margin = quietZone * module;
  const side = round(size + 2 * margin);
  return (
    `<rect x="${round(x - margin)}" y="${round(y - margin)}" width="${side}" height="${side}" fill="#ffffff"/>` +
    `<path transform="translate(${round(x)} ${round(y)}) scale(${round(module, 100_000)})" d="${d}"/>`
  );
}
