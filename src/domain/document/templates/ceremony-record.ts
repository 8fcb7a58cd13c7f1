import type { DocumentTemplate } from '../document-template.ts';
import { aligned, centred, crest } from './template-blocks.ts';

const column = { x: 22, width: 166 };

/** The record of a ceremony ('acta del acto'): all graduates in the order of the register, on as many pages as needed. */
export const ceremonyRecord: DocumentTemplate = {
  name: 'Acta del acto',
  kind: 'ceremony-record',
  lang: 'es',
  title: 'Acta del acto: {acto}',
  page: {
    size: 'A4',
    orientation: 'portrait',
    margin: 18,
    pages: 'many',
    stock: { kind: 'blank' },
  },
  images: {},
  blocks: [
    crest({ x: 94, top: { at: 18 }, width: 22, height: 22 }),
    centred({
      ...column,
      text: '{universidad}',
      font: 'garamond-semibold',
      size: 17,
      fit: 'name',
      top: { at: 46 },
      height: 14,
      style: { caps: 'small', tracking: 40, leading: 1.15 },
    }),
    centred({
      ...column,
      role: 'heading',
      text: 'Acta del acto de grado',
      font: 'garamond-semibold',
      size: 20,
      top: { after: 6 },
    }),
    aligned('justify', {
      ...column,
      text:
        'En {ciudad}, {fechaEnLetras}, reunidas las autoridades de la universidad en {lugar}, se celebró el {acto}. ' +
        'Prestado el juramento, se confirieron los títulos que siguen, en número de {cantidad} ({cantidadEnLetras}):',
      font: 'garamond',
      size: 12,
      top: { after: 7 },
      style: { leading: 1.45 },
    }),
    {
      kind: 'table',
      x: 22,
      top: { after: 6 },
      width: 166,
      style: { font: 'garamond', size: 9.5, align: 'left' },
      columns: [
        { heading: 'N.º', text: '{numero}', share: 5, align: 'right' },
        { heading: 'Graduada o graduado', text: '{nombre}', share: 32 },
        { heading: 'Documento', text: '{documento}', share: 15 },
        { heading: 'Título', text: '{titulo}', share: 30 },
        { heading: 'Acta', text: '{acta}', share: 9, align: 'right' },
        { heading: 'Asignado', text: '{asignado}', share: 11, align: 'right' },
        { heading: 'Folio', text: '{folio}', share: 8, align: 'right' },
      ],
    },
    aligned('justify', {
      ...column,
      text: 'En fe de lo cual firman esta acta:',
      font: 'garamond',
      size: 12,
      top: { after: 8 },
    }),
    {
      kind: 'signatures',
      x: 22,
      top: { after: 4 },
      width: 166,
      height: 34,
      places: [
        { kind: 'office', office: 'Rector' },
        { kind: 'office', office: 'Secretario General' },
      ],
      style: { font: 'garamond', size: 11.5, align: 'center' },
    },
    aligned('left', {
      x: 22,
      width: 100,
      text: 'Rúbricas de la página {pagina}: ____________   ____________',
      font: 'garamond',
      size: 9.5,
      top: { at: 284 },
    }),
    aligned('right', {
      x: 122,
      width: 66,
      text: 'Página {pagina} de {paginas}',
      font: 'garamond',
      size: 9.5,
      top: { at: 284 },
    }),
  ],
};
