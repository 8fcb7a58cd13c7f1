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
    crest({ x: 32, top: { at: 28 }, width: 42, height: 48 }),
    centred({
      ...column,
      text: 'República Bolivariana de Venezuela',
      font: 'garamond-medium',
      size: 22,
      top: { at: 30 },
      style: { caps: 'small', tracking: 60 },
      preprinted: true,
    }),
    universityHeading({
      x: 80,
      width: 260,
      font: 'cinzel-semibold',
      size: 32,
      top: { at: 43 },
      height: 22,
      style: { colour: ink, tracking: 40, leading: 1.2 },
    }),
    centred({
      ...column,
      text: 'en nombre de la República y por autoridad de la ley confiere a',
      font: 'garamond-italic',
      size: 22,
      top: { at: 73 },
    }),
    graduateName({ ...column, font: 'garamond-medium', size: 54, top: { at: 87 } }),
    centred({
      ...column,
      text: 'titular de la cédula de identidad {documento}, el título de',
      font: 'garamond',
      size: 20,
      top: { at: 129 },
    }),
    degreeName({
      ...column,
      font: 'cinzel-semibold',
      size: 32,
      top: { at: 142 },
      height: 24,
      style: { colour: ink, tracking: 25, leading: 1.2 },
    }),
    {
      kind: 'rule',
      x: 150,
      top: { at: 172 },
      width: 120,
      style: 'ornament',
      colour: gold,
      preprinted: true,
    },
    centred({
      ...column,
      text: 'Dado, firmado y sellado en {ciudad}, {fechaEnLetras}.\n' + 'Años {aniosPatrios}.',
      font: 'garamond',
      size: 19,
      top: { at: 181 },
      style: { leading: 1.35 },
    }),
    centred({
      ...column,
      text: '{resolucion}',
      font: 'garamond-italic',
      size: 14,
      top: { at: 200 },
    }),
    officeSignatures({ x: 40, top: { at: 204 }, width: 250, height: 42 }),
    { kind: 'seal', x: 298, top: { at: 203 }, width: 46, caption: 'Sello seco' },
    centred({
      x: 40,
      width: 250,
      text: 'Registrado en el acta n.º {acta}, asignado n.º {asignado}, folio {folio}',
      font: 'garamond',
      size: 13,
      fit: 'line',
      top: { at: 263 },
    }),
    centred({ x: 40, width: 250, ...replaces, size: 12, top: { at: 270 } }),
    verificationQr('este título', { x: 357, top: { at: 220 }, width: 24 }),
  ],
};
