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
    { kind: 'frame', inset: 14, style: 'line', colour: ink, preprinted: true },
    {
      kind: 'image',
      image: 'escudo',
      alt: undefined,
      x: 130,
      top: { at: 68 },
      width: 160,
      height: 160,
      opacity: 0.06,
      preprinted: true,
    },
    crest({ x: 192, top: { at: 24 }, width: 36, height: 32 }),
    centred({
      ...column,
      text: 'República de Colombia',
      font: 'garamond',
      size: 18,
      top: { at: 62 },
      style: { caps: 'small', tracking: 70 },
      preprinted: true,
    }),
    universityHeading({
      ...column,
      font: 'garamond-semibold',
      size: 40,
      top: { at: 71 },
      height: 17,
      style: { colour: ink, caps: 'small', tracking: 40, leading: 1.05 },
    }),
    centred({
      ...column,
      text: 'Personería Jurídica {personeriaJuridica}',
      font: 'garamond-italic',
      size: 15,
      top: { at: 90 },
    }),
    centred({
      ...column,
      text:
        'en nombre de la República de Colombia y por autorización del Ministerio de Educación Nacional, ' +
        'teniendo en cuenta que',
      font: 'garamond',
      size: 19,
      top: { at: 101 },
    }),
    graduateName({ ...column, font: 'garamond-medium-italic', size: 54, top: { at: 120 } }),
    centred({
      ...column,
      text:
        '{identificado/identificada} con {tipoDocumento} n.º {documento} de {lugarDocumento}, ' +
        'cumplió los requisitos académicos y legales, le confiere el título de',
      font: 'garamond',
      size: 19,
      top: { at: 161 },
    }),
    degreeName({
      ...column,
      font: 'garamond-semibold',
      size: 34,
      top: { at: 180 },
      height: 22,
      style: { colour: ink, caps: 'small', tracking: 40, leading: 1.1 },
    }),
    centred({
      ...column,
      text: 'En testimonio de ello se expide el presente diploma en {ciudad}, {fechaEnLetras}.',
      font: 'garamond',
      size: 17,
      top: { at: 206 },
    }),
    centred({
      ...column,
      text: '{resolucion}',
      font: 'garamond-italic',
      size: 13,
      top: { at: 215 },
    }),
    officeSignatures({ x: 80, top: { at: 219 }, width: 260, height: 36 }),
    aligned('left', {
      x: 24,
      width: 60,
      text: 'Registro n.º {asignado}\nLibro {libro}, folio {folio}\nActa de grado n.º {acta}',
      font: 'garamond',
      size: 12,
      top: { at: 256 },
      style: { leading: 1.35 },
    }),
    centred({ x: 90, width: 240, ...replaces, size: 12, top: { at: 268 } }),
    verificationQr('este diploma', { x: 362, top: { at: 230 }, width: 24 }),
  ],
};
