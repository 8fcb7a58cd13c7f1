import { fieldMessages } from '../input/fields.messages.ts';

/** Words about ceremonies ('actos de grado'). */
export const ceremonyMessages = {
  nameRequired: 'El nombre es requerido',
  dateRequired: 'La fecha es requerida',
  dateInvalid: fieldMessages.invalidFeminine('La fecha'),
  datePast: 'La fecha no puede ser anterior a hoy',
  locationRequired: 'La ubicación es requerida',
  recordRequired: 'El acta inicial es requerida',
  assignedRequired: 'El asignado inicial es requerido',
  folioRequired: 'El folio inicial es requerido',
  statusInvalid: fieldMessages.invalid('El estado'),
  notFound: 'El acto de grado no existe.',
  stale:
    'Este acto de grado cambió después de que lo abriste. Revisa cómo quedó y vuelve a intentarlo.',
  created: 'Acto de grado creado correctamente',
  updated: 'Acto de grado actualizado correctamente',
  deleted: 'Acto de grado eliminado correctamente',
  completed: 'Ceremonia completada exitosamente',
  numbersFixed: (titles: number) =>
    `No se pueden cambiar los números iniciales porque este acto de grado ya tiene ${countTitles(titles)}.`,
  hasTitles: (titles: number) =>
    `No se puede eliminar el acto de grado porque tiene ${countTitles(titles)}.`,
};

function countTitles(titles: number): string {
  return titles === 1 ? '1 título emitido' : `${titles} títulos emitidos`;
}
