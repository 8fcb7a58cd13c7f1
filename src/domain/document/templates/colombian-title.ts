import type { DocumentTemplate } from '../document-template.ts';
import {
  aligned,
  centred,
  crest,
  degreeName,
  diplomaPage,
  graduateName,
  officeSignatures,
  replaces,
  universityHeading,
  verificationQr,
} from './template-blocks.ts';

const ink = '#123524';
const column = { x: 60, width: 300 };

/** A title in the wording of Colombian universities. The legal personality and the place of the cédula are extra fields. */
export const colombianTitle: DocumentTemplate = {
  name: 'Diploma (Colombia)',
  kind: 'title',
  lang: 'es-CO',
  title: 'Diploma de {nombre}',
  page: diplomaPage,
  images: {},
  blocks: [
    { kind: 'frame', inset: 14, style: 'double', colour: ink, preprinted: true },
    {
      kind: 'image',
      image: 'escudo',
      alt: undefined,
      x: 145,
      top: { at: 94 },
      width: 130,
      height: 130,
      opacity: 0.06,
      preprinted: true,
    },
    crest({ x: 190, top: { at: 22 }, width: 40, height: 36 }),
    centred({
      ...column,
      text: 'República de Colombia',
      font: 'garamond',
      size: 17,
      top: { at: 60 },
      style: { caps: 'small', tracking: 70 },
      preprinted: true,
    }),
    universityHeading({
      ...column,
      font: 'garamond-semibold',
      size: 38,
      top: { at: 68 },
      height: 17,
      style: { colour: ink, caps: 'small', tracking: 40, leading: 1.05 },
    }),
    centred({
      ...column,
      text: 'Personería Jurídica {personeriaJuridica}',
      font: 'garamond-italic',
      size: 14,
      top: { at: 86 },
    }),
    centred({
      ...column,
      text:
        'en nombre de la República de Colombia y por autorización del Ministerio de Educación Nacional, ' +
        'teniendo en cuenta que',
      font: 'garamond',
      size: 17,
      top: { at: 95 },
    }),
    graduateName({ ...column, font: 'garamond-medium-italic', size: 50, top: { at: 115 } }),
    centred({
      ...column,
      text:
        '{identificado/identificada} con {tipoDocumento} n.º {documento} de {lugarDocumento}, ' +
        'cumplió los requisitos académicos y legales, le confiere el título de',
      font: 'garamond',
      size: 17,
      top: { at: 155 },
    }),
    degreeName({
      ...column,
      font: 'garamond-semibold',
      size: 30,
      top: { at: 173 },
      height: 36,
      style: { colour: ink, caps: 'small', tracking: 40, leading: 1.1 },
    }),
    centred({
      ...column,
      text: 'En testimonio de ello se expide el presente diploma en {ciudad}, {fechaEnLetras}.',
      font: 'garamond',
      size: 16,
      top: { at: 211 },
    }),
    centred({
      ...column,
      text: '{porResolucion}',
      font: 'garamond-italic',
      size: 12,
      top: { at: 219 },
    }),
    officeSignatures({ x: 96, top: { at: 223 }, width: 228, height: 40 }),
    aligned('left', {
      x: 34,
      width: 60,
      text: 'Registro n.º {asignado}\nLibro {libro}, folio {folio}\nActa de grado n.º {acta}',
      font: 'garamond',
      size: 12,
      top: { at: 248 },
      style: { leading: 1.35 },
    }),
    centred({ x: 96, width: 228, ...replaces, size: 12, top: { at: 268 } }),
    verificationQr('este diploma', { x: 354, top: { at: 224 }, width: 26, size: 11 }),
  ],
};
