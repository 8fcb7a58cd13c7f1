import { fieldMessages } from '../input/fields.messages.ts';

/** Words about issued titles. */
export const titleMessages = {
  dateRequired: 'Debe seleccionar un acto de grado y una fecha de emisión',
  dateInvalid: fieldMessages.invalidFeminine('La fecha de emisión'),
  ceremonyNotFound: 'Acto de grado no encontrado',
  notCompleted: 'Solo se pueden emitir títulos de un acto de grado completado.',
  noneConfirmed: 'No hay solicitudes confirmadas para este acto de grado',
  numberUnusable: (series: string, initial: string) =>
    `No se puede numerar a partir ${series} inicial «${initial}»: debe contener un número, por ejemplo 001.`,
  seriesNames: { record: 'del acta', assigned: 'del asignado', folio: 'del folio' },
  issued: (count: number) => `Títulos emitidos exitosamente, se emitieron ${count} título(s)`,
  noneLeft: 'Todos los títulos de este acto de grado ya estaban emitidos.',
};
