import type { DocumentTemplate } from '../document-template.ts';
import { aligned, centred, crest, replaces } from './template-blocks.ts';

const column = { x: 30, width: 156 };

/** The record of one graduate ('acta individual'), on Letter: it states what the title states. */
export const individualRecord: DocumentTemplate = {
  name: 'Acta individual',
  kind: 'individual-record',
  lang: 'es',
  title: 'Acta individual de {nombre}',
  page: {
    size: 'Letter',
    orientation: 'portrait',
    margin: 12,
    pages: 'one',
    stock: { kind: 'blank' },
  },
  images: {},
  blocks: [
    crest({ x: 97, top: { at: 20 }, width: 22, height: 24 }),
    centred({
      ...column,
      text: '{universidad}',
      font: 'garamond-semibold',
      size: 18,
      fit: 'name',
      top: { at: 50 },
      height: 14,
      style: { caps: 'small', tracking: 40, leading: 1.15 },
    }),
    { kind: 'rule', x: 68, top: { after: 4 }, width: 80, style: 'ornament' },
    centred({
      ...column,
      role: 'heading',
      text: 'Acta individual de grado n.º {acta}',
      font: 'garamond-semibold',
      size: 20,
      fit: 'line',
      top: { after: 8 },
    }),
    aligned('justify', {
      ...column,
      text:
        'En {ciudad}, {fechaEnLetras}, se celebró en {lugar} el {acto}. ' +
        'En él prestó juramento',
      font: 'garamond',
      size: 13,
      top: { after: 9 },
      style: { leading: 1.5 },
    }),
    centred({
      ...column,
      role: 'subheading',
      text: '{nombre}',
      font: 'garamond-semibold',
      size: 24,
      fit: 'name',
      height: 20,
      top: { after: 6 },
      style: { leading: 1.1 },
    }),
    centred({
      ...column,
      text: '{tipoDocumento} {documento}',
      font: 'garamond',
      size: 13,
      top: { after: 3 },
    }),
    aligned('justify', {
      ...column,
      text: 'y, por haber cumplido los requisitos de los estudios de {carrera} ({facultad}), recibió el título de',
      font: 'garamond',
      size: 13,
      top: { after: 7 },
      style: { leading: 1.5 },
    }),
    centred({
      ...column,
      role: 'subheading',
      text: '{titulo}',
      font: 'garamond-semibold',
      size: 18,
      top: { after: 5 },
      style: { leading: 1.15 },
    }),
    aligned('justify', {
      ...column,
      text:
        'El título está inscrito con el número de acta {acta}, asignado {asignado} y folio {folio}. ' +
        'En fe de lo cual firman esta acta:',
      font: 'garamond',
      size: 13,
      top: { after: 7 },
      style: { leading: 1.5 },
    }),
    aligned('left', {
      ...column,
      text: '{porResolucion}',
      font: 'garamond-italic',
      size: 11,
      top: { after: 4 },
    }),
    aligned('left', { ...column, ...replaces, size: 11, top: { after: 2 } }),
    {
      kind: 'signatures',
      x: 30,
      top: { after: 6 },
      width: 156,
      height: 36,
      places: [
        { kind: 'office', office: 'Rector' },
        { kind: 'office', office: 'Secretario General' },
      ],
      style: { font: 'garamond', size: 12, align: 'center' },
    },
    {
      kind: 'qr',
      x: 30,
      top: { at: 240 },
      width: 23,
      alt: 'Código QR para comprobar esta acta',
      caption: 'Comprueba esta acta en\n{sitio} con el código',
      captionAt: 'right',
      style: { font: 'garamond', size: 10.5, align: 'left' },
    },
  ],
};
