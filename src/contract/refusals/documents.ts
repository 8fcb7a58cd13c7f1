import type { RefusalAnswer, RefusalValues } from './refusal-answer.ts';

const imageReasons: Readonly<Record<string, string>> = {
  'too-large': 'es demasiado grande',
  unreadable: 'no se puede leer',
  'wrong-type': 'no es del tipo que dice su nombre',
  'active-content': 'contiene código',
  unsupported: 'tiene elementos que no se pueden imprimir',
};

/** Officials, additional fields, templates and prints of documents. */
export const documentRefusals = {
  authorityMissing: { status: 404, message: 'La autoridad no existe.' },
  authorityTerm: { status: 422, message: 'La fecha de fin no puede ser anterior a la de inicio.' },
  documentFieldMissing: { status: 404, message: 'El campo adicional no existe.' },
  documentFieldDuplicate: {
    status: 409,
    message: 'Ya existe ese campo para la misma carrera y el mismo acto de grado.',
  },
  documentTemplateMissing: { status: 404, message: 'La plantilla de documento no existe.' },
  documentTemplateDuplicate: { status: 409, message: 'Ya existe un documento con ese nombre.' },
  documentImageRefused: {
    status: 422,
    message: ({ reason, detail }: RefusalValues) =>
      `No se puede usar una de las imágenes: ${imageReasons[`${reason}`] ?? 'no se puede leer'}${detail ? ` (${detail})` : ''}.`,
  },
  printedTitleMissing: { status: 404, message: 'Uno de los títulos no existe.' },
  severalCeremonies: {
    status: 422,
    message: 'El acta del acto se imprime de un solo acto de grado a la vez.',
  },
  printFailed: {
    status: 500,
    message: ({ reached, total, record }: RefusalValues) =>
      `La impresión se detuvo en el documento ${reached} de ${total}, con acta ${record}. Intenta nuevamente.`,
  },
} as const satisfies Record<string, RefusalAnswer>;
