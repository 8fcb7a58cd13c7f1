import type { TextRun } from 'birrete/rules';
import { shapeText } from '#platform/pdf/shape-text.ts';
import { writeGlyphs } from '#platform/pdf/write-glyphs.ts';

/** Writes a run of text in its colour. The layout has already shaped it. */
export function writeRun(document: PDFKit.PDFDocument, run: TextRun): void {
  const isTransparent = run.opacity < 1;
  if (isTransparent) document.save().fillOpacity(run.opacity);
  document.fillColor(run.colour);
  writeGlyphs(document, shapeText(run.text, run.face), { ...run, font: run.face.font });
  if (isTransparent) document.restore();
}
