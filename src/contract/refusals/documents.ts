import type { RefusalAnswer } from './refusal-answer.ts';

/** Officials, additional fields, templates and prints of documents. */
export const documentRefusals = {
  authorityMissing: { status: 404, message: 'La autoridad no existe.' },
  authorityTerm: { status: 422, message: 'La fecha de fin no puede ser anterior a la de inicio.' },
  documentFieldMissing: { status: 404, message: 'El campo adicional no existe.' },
  documentFieldDuplicate: {
    status: 409,
    message: 'Ya existe ese campo para la misma carrera y el mismo acto de grado.',
  },
} as const satisfies Record<string, RefusalAnswer>;
