import { counted, type RefusalAnswer, type RefusalValues } from './refusal-answer.ts';

const seriesNames: Readonly<Record<string, string>> = {
  record: 'del acta',
  assigned: 'del asignado',
  folio: 'del folio',
};

const seriesHolders: Readonly<Record<string, string>> = {
  record: 'el acta',
  assigned: 'el asignado',
  folio: 'el folio',
};

/** Bulk issue and reports, which name a ceremony by its id, and verification. */
export const titleRefusals = {
  ceremonyNotFound: { status: 404, message: 'Acto de grado no encontrado' },
  ceremonyNotCompleted: {
    status: 409,
    message: 'Solo se pueden emitir títulos de un acto de grado completado.',
  },
  nobodyConfirmed: {
    status: 422,
    message: 'No hay solicitudes confirmadas para este acto de grado',
  },
  numberUnusable: {
    status: 422,
    message: ({ series, initial }: RefusalValues) =>
      `No se puede numerar a partir ${seriesNames[`${series}`]} inicial «${initial}»: debe contener un número, por ejemplo 001.`,
  },
  numberTaken: {
    status: 409,
    message: ({ series, number, holder, others }: RefusalValues) =>
      `No se emitió ningún título: ${seriesHolders[`${series}`]} ${number} ya es de ${holder}${moreTaken(others)}. Cambia los números iniciales del acto de grado o, si ya tiene títulos, emite los que faltan en otro acto.`,
  },
  titleUnknown: { status: 404, message: 'No figura en el registro' },
  titleDocumentMissing: {
    status: 404,
    message: 'No hay un documento de este título para cotejar.',
  },
  reportCeremonyRequired: {
    status: 422,
    message: 'Este reporte requiere seleccionar una ceremonia',
  },
} as const satisfies Record<string, RefusalAnswer>;

function moreTaken(others: string | number | undefined): string {
  if (Number(others) === 0) return '';
  return `, y ${counted(others, 'número más está ocupado', 'números más están ocupados')}`;
}
