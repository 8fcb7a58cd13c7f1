import type { DocumentTemplate } from '#domain/document/document-template.ts';
import type { DocumentValues } from '#register/document/document-values.ts';
import type {
  DrawnMark,
  LaidOutElement,
  Measure,
} from '#register/document/layout/laid-out-document.ts';
import { layOut } from '#register/document/layout/lay-out.ts';

/** Roughly as wide as the letters of a book face; the reference API measures the fonts themselves. */
const approximate: Measure = {
  measure: (text) => ({ width: text.length * 0.46, glyphs: text.length }),
  covers: (_font, text) => !/[^\p{Script=Latin}\p{Nd}\p{P}\p{Z}\p{S}\p{M}]/u.test(text),
  capHeight: () => 0.65,
};

/** Lays a document out with approximate letters. */
export function layOutRoughly(template: DocumentTemplate, values: DocumentValues) {
  return layOut(template, values, approximate);
}

/** Draws the first page as SVG, with the fonts of the system. */
export function drawRoughly(template: DocumentTemplate, values: DocumentValues): string {
  const { width, height, pages } = layOutRoughly(template, values);
  const marks = (pages[0]?.elements ?? []).flatMap(allMarks);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/>` +
    `${marks.map(drawMark).join('')}</svg>`
  );
}

function allMarks({ marks, children }: LaidOutElement): readonly DrawnMark[] {
  return [...marks, ...children.flatMap(allMarks)];
}

function drawMark(mark: DrawnMark): string {
  switch (mark.kind) {
    case 'text': {
      const family = mark.face.font.startsWith('arimo') ? 'sans-serif' : 'serif';
      const turn = `rotate(${-mark.angle} ${mark.x} ${mark.baseline})`;
      return (
        `<text x="${mark.x}" y="${mark.baseline}" transform="${turn}" font-size="${mark.size}" ` +
        `font-family="${family}" fill="${mark.colour}" opacity="${mark.opacity}" ` +
        `textLength="${Math.max(1, mark.width)}" lengthAdjust="spacingAndGlyphs">` +
        `${escaped(mark.text)}</text>`
      );
    }
    case 'path': {
      const stroke = mark.stroke
        ? ` stroke="${mark.stroke.colour}" stroke-width="${mark.stroke.width}"`
        : '';
      return `<path d="${mark.d}" fill="${mark.fill ?? 'none'}"${stroke}/>`;
    }
    case 'image': {
      const { x, y, width, height } = mark.box;
      const file = `data:${mark.source.type};base64,${mark.source.data}`;
      return (
        `<image x="${x}" y="${y}" width="${width}" height="${height}" ` +
        `opacity="${mark.opacity}" href="${file}"/>`
      );
    }
    case 'qr':
      return '';
    default:
      return mark satisfies never;
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
