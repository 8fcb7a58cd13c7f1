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

const ink = '#14213d';
const gold = '#8c6d1f';
const column = { x: 40, width: 340 };

/** A title in the wording of Venezuelan universities, with the years of the Independence and the Federation. */
export const venezuelanTitle: DocumentTemplate = {
  name: 'Título (Venezuela)',
  kind: 'title',
  lang: 'es-VE',
  title: 'Título de {nombre}',
  page: diplomaPage,
  images: {},
  blocks: [
    { kind: 'frame', inset: 12, style: 'double', colour: gold, preprinted: true },
    crest({ x: 190, top: { at: 22 }, width: 40, height: 34 }),
    centred({
      ...column,
      text: 'República Bolivariana de Venezuela',
      font: 'garamond-medium',
      size: 22,
      top: { at: 59 },
      style: { caps: 'small', tracking: 60 },
      preprinted: true,
    }),
    universityHeading({
      ...column,
      font: 'cinzel-semibold',
      size: 32,
      top: { at: 69 },
      height: 18,
      style: { colour: ink, tracking: 40, leading: 1.2 },
    }),
    centred({
      ...column,
      text: 'en nombre de la República y por autoridad de la ley confiere a',
      font: 'garamond-italic',
      size: 21,
      top: { at: 90 },
    }),
    graduateName({ ...column, font: 'garamond-medium', size: 50, top: { at: 102 } }),
    centred({
      ...column,
      text: '{identificado/identificada} con {tipoDocumento} {documento}, el título de',
      font: 'garamond',
      size: 20,
      top: { at: 141 },
    }),
    degreeName({
      ...column,
      font: 'cinzel-semibold',
      size: 30,
      top: { at: 152 },
      height: 22,
      style: { colour: ink, tracking: 25, leading: 1.2 },
    }),
    {
      kind: 'rule',
      x: 150,
      top: { at: 177 },
      width: 120,
      style: 'ornament',
      colour: gold,
      preprinted: true,
    },
    centred({
      ...column,
      text: 'Dado, firmado y sellado en {ciudad}, {fechaEnLetras}.\n' + 'Años {aniosPatrios}.',
      font: 'garamond',
      size: 18,
      top: { at: 182 },
      style: { leading: 1.35 },
    }),
    centred({
      ...column,
      text: '{porResolucion}',
      font: 'garamond-italic',
      size: 14,
      top: { at: 200 },
    }),
    officeSignatures({ x: 92, top: { at: 208 }, width: 236, height: 42 }),
    { kind: 'seal', x: 340, top: { at: 210 }, width: 46, caption: 'Sello seco' },
    centred({
      ...column,
      text: 'Registrado en el acta n.º {acta}, asignado n.º {asignado}, folio {folio}',
      font: 'garamond',
      size: 13,
      fit: 'line',
      top: { at: 262 },
    }),
    centred({ ...column, ...replaces, size: 12, top: { at: 269 } }),
    verificationQr('este título', { x: 46, top: { at: 214 }, width: 26, size: 11 }),
  ],
};
