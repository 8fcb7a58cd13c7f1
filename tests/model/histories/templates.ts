import type { DocumentKind, DocumentTemplate } from 'birrete/rules';

const style = { font: 'garamond', size: 9, align: 'left' } as const;
const placed = { x: 20, width: 160 };

/** The values of a sheet with the placeholder of each. */
const stated = {
  nombre: '{nombre}',
  documento: '{documento}',
  titulo: '{titulo}',
  fechaNacimiento: '{fechaNacimiento}',
  lugarNacimiento: '{lugarNacimiento}',
  sexo: '{identificado/identificada}',
  acto: '{acto}',
  lugar: '{lugar}',
  modalidad: '{modalidad}',
  acta: '{acta}',
} as const;

/** A template of titles that states its form and, between brackets, each value of a sheet. */
export function titleTemplate(name: string, form: number): DocumentTemplate {
  return templateOf(name, 'title', [
    paragraph(20, `forma=[${form}]`),
    ...Object.entries(stated).map(([key, placeholder], index) =>
      paragraph(30 + index * 10, `${key}=[${placeholder}]`),
    ),
    {
      kind: 'signatures',
      ...placed,
      top: { at: 200 },
      height: 20,
      style,
      places: [{ kind: 'office', office: 'Rectora' }],
    },
  ]);
}

/** A template of the ceremony's record, with the number of each title. */
export function recordTemplate(name: string): DocumentTemplate {
  return templateOf(name, 'ceremony-record', [
    {
      kind: 'table',
      ...placed,
      top: { at: 20 },
      style,
      columns: [{ heading: 'Títulos', text: 'acta=[{acta}]', share: 100 }],
    },
  ]);
}

function paragraph(at: number, text: string) {
  const top = { at };
  return { kind: 'text', ...placed, top, role: 'paragraph', text, style, fit: 'wrap' } as const;
}

function templateOf(
  name: string,
  kind: DocumentKind,
  blocks: DocumentTemplate['blocks'],
): DocumentTemplate {
  const margin = 10;
  return {
    name,
    kind,
    lang: 'es',
    title: name,
    page: { size: 'A4', orientation: 'portrait', margin, pages: 'one', stock: { kind: 'blank' } },
    images: {},
    blocks,
  };
}
