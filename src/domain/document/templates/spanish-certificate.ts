import type { DocumentTemplate } from '../document-template.ts';
import { aligned, centred, crest, replaces } from './template-blocks.ts';

const column = { x: 28, width: 154 };

/**
 * The certificate that stands in for a Spanish title until it is printed (Royal Decree 1002/2010, article 14.2). The
 * nationality and the end of the studies are extra fields.
 */
export const spanishCertificate: DocumentTemplate = {
  name: 'Certificación supletoria (España)',
  kind: 'certificate',
  lang: 'es-ES',
  title: 'Certificación supletoria del título de {nombre}',
  page: {
    size: 'A4',
    orientation: 'portrait',
    margin: 12,
    pages: 'one',
    stock: { kind: 'blank' },
  },
  images: {},
  blocks: [
    crest({ x: 28, top: { at: 20 }, width: 22, height: 24 }),
    aligned('left', {
      x: 56,
      width: 126,
      text: '{universidad}',
      font: 'garamond-semibold',
      size: 19,
      top: { at: 26 },
      style: { caps: 'small', tracking: 40 },
    }),
    aligned('left', {
      x: 56,
      width: 126,
      text: 'Secretaría General',
      font: 'garamond-italic',
      size: 12.5,
      top: { after: 0.5 },
    }),
    { kind: 'rule', x: 28, top: { at: 49 }, width: 154, style: 'plain' },
    centred({
      ...column,
      role: 'heading',
      text: 'Certificación supletoria provisional del título',
      font: 'garamond-semibold',
      size: 17,
      fit: 'line',
      top: { at: 62 },
      style: { caps: 'small', tracking: 30 },
    }),
    aligned('justify', {
      ...column,
      text: 'El Rectorado de la {universidad} certifica que',
      font: 'garamond',
      size: 13,
      top: { after: 11 },
    }),
    centred({
      ...column,
      role: 'subheading',
      text: '{nombre}',
      font: 'garamond-semibold',
      size: 24,
      fit: 'name',
      height: 18,
      top: { after: 7 },
      style: { leading: 1.1 },
    }),
    aligned('justify', {
      ...column,
      text:
        '{nacido/nacida} el {fechaNacimiento} en {lugarNacimiento}, de nacionalidad {nacionalidad}, con {tipoDocumento} ' +
        '{documento}, ha superado los estudios conducentes al título universitario de',
      font: 'garamond',
      size: 13,
      top: { after: 6 },
      style: { leading: 1.5 },
    }),
    centred({
      ...column,
      role: 'subheading',
      text: '{titulo}',
      font: 'garamond-semibold',
      size: 18,
      top: { after: 7 },
      style: { leading: 1.15 },
    }),
    aligned('justify', {
      ...column,
      text:
        'que finalizó el {finEstudios}, y ha solicitado la expedición del título correspondiente, una vez abonados los ' +
        'derechos establecidos.',
      font: 'garamond',
      size: 13,
      top: { after: 6 },
      style: { leading: 1.5 },
    }),
    aligned('justify', {
      ...column,
      text:
        'A petición de la persona interesada, y hasta que se expida el título, se extiende la presente certificación ' +
        'conforme al artículo 14.2 del Real Decreto 1002/2010, de 5 de agosto, sobre expedición de títulos ' +
        'universitarios. Queda inscrita con el número de acta {acta}, asignado {asignado}, folio {folio}.',
      font: 'garamond',
      size: 13,
      top: { after: 6 },
      style: { leading: 1.5 },
    }),
    aligned('left', {
      ...column,
      text: '{ciudad}, {fechaEmision}',
      font: 'garamond',
      size: 13,
      top: { after: 8 },
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
      x: 28,
      top: { after: 8 },
      width: 154,
      height: 36,
      places: [
        { kind: 'text', name: '{nombre}', caption: 'Firma de la persona interesada' },
        { kind: 'office', office: 'Rector' },
      ],
      style: { font: 'garamond', size: 11.5, align: 'center' },
    },
    {
      kind: 'qr',
      x: 28,
      top: { at: 256 },
      width: 23,
      alt: 'Código QR para comprobar esta certificación',
      caption: 'Esta certificación se comprueba en\n{sitio} con el código',
      captionAt: 'right',
      style: { font: 'garamond', size: 10.5, align: 'left' },
    },
  ],
};
