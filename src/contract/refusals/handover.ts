import { counted, type RefusalAnswer, type RefusalValues } from './refusal-answer.ts';

/** The book of hand-overs. */
export const handoverRefusals = {
  handedTitleMissing: { status: 404, message: 'Uno de los títulos no existe.' },
  handoverMissing: { status: 404, message: 'La anotación no existe en el libro de entregas.' },
  deliveryInFuture: { status: 422, message: 'La fecha de entrega no puede ser futura.' },
  deliveryBeforeIssue: {
    status: 422,
    message: ({ holder, others }: RefusalValues) =>
      `La fecha de entrega es anterior a la emisión del título de ${holder}${andMore(others)}.`,
  },
  titleNotInForce: {
    status: 409,
    message: ({ holder, others }: RefusalValues) =>
      `El título de ${holder}${andMore(others)} fue anulado o rectificado, y no se puede entregar.`,
  },
  alreadyDelivered: {
    status: 409,
    message: ({ holder, others }: RefusalValues) =>
      `El título de ${holder}${andMore(others)} ya figura como entregado. No se registró ninguna entrega.`,
  },
  handoverReplaced: {
    status: 409,
    message:
      'Otra anotación posterior ya reemplaza a esta. Revisa el libro de entregas antes de corregir.',
  },
} as const satisfies Record<string, RefusalAnswer>;

function andMore(others: string | number | undefined): string {
  return Number(others) === 0 ? '' : ` (y ${counted(others, 'título más', 'títulos más')})`;
}
