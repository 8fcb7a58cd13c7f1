import type { DocumentTemplate } from '../document-template.ts';
import {
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

const ink = '#1f2a44';
const column = { x: 45, width: 330 };

/** A title for any country, with a border as on a bank note. */
export const neutralTitle: DocumentTemplate = {
  name: 'Título',
  kind: 'title',
  lang: 'es',
  title: 'Título de {nombre}',
  page: diplomaPage,
  images: {},
  blocks: [
    { kind: 'frame', inset: 10, style: 'engraved', colour: ink, preprinted: true },
    crest({ x: 190, top: { at: 26 }, width: 40, height: 36 }),
    universityHeading({
      ...column,
      font: 'cinzel-semibold',
      size: 34,
      top: { at: 64 },
      height: 17,
      style: { colour: ink, tracking: 50, leading: 1.15 },
    }),
    {
      kind: 'rule',
      x: 150,
      top: { at: 83 },
      width: 120,
      style: 'ornament',
      colour: '#9a7b2f',
      preprinted: true,
    },
    centred({ ...column, text: 'confiere a', font: 'garamond-italic', size: 21, top: { at: 88 } }),
    graduateName({ ...column, font: 'garamond-medium', size: 52, top: { at: 102 } }),
    centred({
      x: 105,
      width: 210,
      text:
        'titular del documento de identidad {documento},\n' +
        'por haber cumplido los requisitos de sus estudios, el título de',
      font: 'garamond',
      size: 19,
      top: { at: 143 },
      height: 18,
    }),
    degreeName({
      ...column,
      font: 'cinzel-semibold',
      size: 30,
      top: { at: 163 },
      height: 22,
      style: { colour: ink, tracking: 25, leading: 1.2 },
    }),
    centred({
      ...column,
      text: 'Dado en {ciudad}, {fechaEnLetras}.',
      font: 'garamond',
      size: 19,
      top: { at: 189 },
      height: 16,
    }),
    centred({
      ...column,
      text: '{porResolucion}',
      font: 'garamond-italic',
      size: 14,
      top: { at: 200 },
    }),
    { kind: 'seal', x: 32, top: { at: 205 }, width: 50, caption: 'Sello' },
    officeSignatures({ x: 95, top: { at: 208 }, width: 230, height: 42 }),
    centred({
      x: 95,
      width: 230,
      text: 'Acta n.º {acta} · Asignado n.º {asignado} · Folio {folio}',
      font: 'garamond',
      size: 13,
      fit: 'line',
      top: { at: 265 },
    }),
    centred({ x: 95, width: 230, ...replaces, size: 12, top: { at: 272 } }),
    verificationQr('este título', { x: 346, top: { at: 216 }, width: 26, size: 11 }),
  ],
};
