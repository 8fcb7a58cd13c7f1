import { counted, type RefusalAnswer, type RefusalValues } from './refusal-answer.ts';

/** Changes of ceremonies. */
export const ceremonyRefusals = {
  ceremonyMissing: { status: 404, message: 'El acto de grado no existe.' },
  ceremonyChanged: {
    status: 412,
    message:
      'Este acto de grado cambió después de que lo abriste. Revisa cómo quedó y vuelve a intentarlo.',
  },
  ceremonyDatePast: { status: 422, message: 'La fecha no puede ser anterior a hoy' },
  ceremonyNumbersFixed: {
    status: 409,
    message: ({ titles }: RefusalValues) =>
      `No se pueden cambiar los números iniciales porque este acto de grado ya tiene ${issuedTitles(titles)}.`,
  },
  ceremonyHasTitles: {
    status: 409,
    message: ({ titles }: RefusalValues) =>
      `No se puede eliminar el acto de grado porque tiene ${issuedTitles(titles)}.`,
  },
} as const satisfies Record<string, RefusalAnswer>;

function issuedTitles(count: string | number | undefined): string {
  return counted(count, 'título emitido', 'títulos emitidos');
}
