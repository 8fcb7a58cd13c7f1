import type { TextBlock } from '#domain/document/document-block.ts';
import type { DocumentTemplate } from '#domain/document/document-template.ts';
import type { DocumentValues } from '../document-values.ts';
import type { LaidOutDocument, LaidOutElement, Measure, TextRun } from './laid-out-document.ts';

/** A typewriter: each character is half as wide as high. It has the letters of Spanish, and no others. */
export const typewriter: Measure = {
  measure: (text) => ({ width: [...text].length / 2, glyphs: [...text].length }),
  covers: (_, text) => /^[\u0020-\u00ff–’]*$/.test(text),
  capHeight: () => 0.7,
};

/** Values without anything optional. */
export const plainValues: DocumentValues = {
  fields: { nombre: 'Ana Pérez', titulo: 'Licenciada en Química', codigo: '' },
  gender: undefined,
  surnames: 'Pérez',
  signatories: [],
  verification: undefined,
  marks: [],
  graduates: [],
};

/** The values of a person whose name ends with the surnames. */
export function named(nombre: string, surnames: string): DocumentValues {
  return { ...plainValues, surnames, fields: { ...plainValues.fields, nombre } };
}

/** A page of 200 mm between its margins, with these blocks. */
export function templateOf(
  blocks: DocumentTemplate['blocks'],
  page: Partial<DocumentTemplate['page']> = {},
): DocumentTemplate {
  return {
    name: 'Prueba',
    kind: 'title',
    lang: 'es',
    title: 'Título de {nombre}',
    page: {
      size: 'A4',
      orientation: 'portrait',
      margin: 5,
      pages: 'one',
      stock: { kind: 'blank' },
      ...page,
    },
    images: {},
    blocks,
  };
}

/** A text of 20 points across the page. */
export function textBlock(text: string, more: Partial<TextBlock> = {}): TextBlock {
  return {
    kind: 'text',
    role: 'paragraph',
    text,
    fit: 'wrap',
    x: 5,
    top: { at: 20 },
    width: 200,
    style: { font: 'garamond', size: 20, align: 'left' },
    ...more,
  };
}

/** The lines of a document's texts. */
export function drawnLines({ pages }: LaidOutDocument): readonly string[] {
  const lines = new Map<string, string>();
  for (const { baseline, text } of runsOf(pages.flatMap(({ elements }) => elements)))
    lines.set(String(baseline), `${lines.get(String(baseline)) ?? ''}${text}`);
  return [...lines.values()].map((line) => line.trim());
}

/** The runs of text of some elements. */
export function runsOf(elements: readonly LaidOutElement[]): readonly TextRun[] {
  return elements.flatMap(({ marks, children }) => [
    ...marks.filter((mark) => mark.kind === 'text'),
    ...runsOf(children),
  ]);
}

/** The elements of a document, of all pages. */
export function elementsOf({ pages }: LaidOutDocument): readonly LaidOutElement[] {
  return pages.flatMap(({ elements }) => elements);
}
