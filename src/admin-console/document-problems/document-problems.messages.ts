import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the kinds of documents, and of problems before printing. */
export const documentProblemsMessages = defineMessages('documentProblems', {
  kindTitle: 'Título',
  kindIndividualRecord: 'Acta individual',
  kindCeremonyRecord: 'Acta del acto',
  kindCertificate: 'Certificación',

  unknownPlaceholder:
    'No existe {placeholder}. Si es un campo adicional, agrégalo en «Campos adicionales».',
  suggestion: 'No existe {placeholder}. ¿Quisiste escribir {suggestion}?',
  emptyPlaceholder: 'Falta el dato de {placeholder}.',
  emptyCity: 'Falta el dato de {placeholder}: agrega «ciudad» en «Campos adicionales».',
  wrongDocumentType:
    'Dice «{text}», y el documento de identidad es {documentType}: escribe {placeholder} en la plantilla.',
  strayBrace: 'Falta una llave que abra o cierre en «{text}»: se imprimiría tal cual.',
  missingGlyphs: 'Ninguna tipografía tiene {characters}, en «{text}».',
  overflow: 'No cabe en su lugar: «{text}».',
  offPage: 'El elemento {block} se sale de la hoja.',
  shiftedOff: 'El desplazamiento del papel preimpreso saca de la hoja el elemento {block}.',
  overlap: 'Los elementos {block} y {other} se imprimen uno sobre otro.',
  missingImage: 'Falta la imagen «{image}».',
  refusedImage: 'No se puede imprimir la imagen «{image}».',
  missingSignatory: 'Nadie ocupa el cargo «{office}» en la fecha del acto.',
  severalSignatories:
    'Varias personas ocupan el cargo «{office}» en la fecha del acto: {names}. Firmaría la que lo tomó último.',
  missingPlaceholder: 'El documento no dice {placeholder}.',
  noHeading: 'Ningún texto es un encabezado: quien escucha el documento no sabrá qué es.',
  smallQr: 'El código QR mide {width} mm. Con menos de 22 mm, los teléfonos no lo leen.',
  smallModules:
    'Los cuadros del código QR miden {size} mm, porque su dirección es larga. Con menos de 0,4 mm, las impresoras y los teléfonos fallan: agranda el código o acorta la dirección.',
  otherProblem: 'Hay otro problema: {kind}.',
  unreadableFont: 'No se puede leer la tipografía {font}.',
});

export type DocumentProblemsMessages = typeof documentProblemsMessages.defaults;
