import type { RefusalAnswer } from './refusal-answer.ts';

/** Annulments, rectifications and duplicates of issued titles. */
export const correctionRefusals = {
  titleMissing: { status: 404, message: 'Título no encontrado' },
  titleAnnulled: { status: 409, message: 'Este título ya está anulado.' },
  titleRectified: {
    status: 409,
    message: 'Este título ya está rectificado. Corrige el que lo reemplaza.',
  },
  resolutionInFuture: {
    status: 422,
    message: 'La fecha de la resolución no puede ser posterior a hoy.',
  },
  nothingRectified: {
    status: 422,
    message: 'Ningún dato del título cambia. Si solo hace falta otro ejemplar, emite un duplicado.',
  },
  duplicateExists: {
    status: 409,
    message: 'Ya hay un duplicado de este título con esa resolución.',
  },
} as const satisfies Record<string, RefusalAnswer>;
