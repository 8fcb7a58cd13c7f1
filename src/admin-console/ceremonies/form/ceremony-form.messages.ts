import { defineMessages } from '#messages/define-messages.ts';

export const ceremonyFormMessages = defineMessages('ceremonyForm', {
  createTitle: 'Nuevo Acto',
  editTitle: 'Editar acto de grado',
  name: 'Nombre',
  date: 'Fecha',
  location: 'Ubicación',
  description: 'Descripción',
  numbers: 'Numeración de los títulos',
  record: 'Acta inicial',
  assigned: 'Asignado inicial',
  folio: 'Folio inicial',
  numberPlaceholder: '001',
  nextFree: 'Siguiente libre: {number}',
  save: 'Guardar',
  cancel: 'Cancelar',

  nameRequired: 'El nombre es requerido',
  dateRequired: 'La fecha es requerida',
  dateInvalid: 'La fecha no es válida',
  datePast: 'La fecha no puede ser anterior a hoy',
  locationRequired: 'La ubicación es requerida',
  recordRequired: 'El acta inicial es requerida',
  assignedRequired: 'El asignado inicial es requerido',
  folioRequired: 'El folio inicial es requerido',

  clashTitle: 'La numeración coincide en parte con la de otro acto',
  recordSeries: 'Acta',
  assignedSeries: 'Asignado',
  folioSeries: 'Folio',
  clashOne: '{series} {from}: ya corresponde a «{name}».',
  clashMany: '{series} {from} a {to}: ya corresponden a «{name}».',
  clashMore: { one: 'Hay {count} coincidencia más.', other: 'Hay {count} coincidencias más.' },
  clashUnnamed: 'otro acto',
  clashAdvice: 'Puedes guardar así; revisa los números antes de emitir títulos.',

  yearTitle: 'Estos dígitos parecen un año',
  yearNext: '{series} {number}: el siguiente será {next}.',
  yearAdvice:
    'En un número aumentan los últimos dígitos. Si el año debe quedar fijo, escríbelo delante: {example}. También puedes guardar así.',
});

export type CeremonyFormMessages = typeof ceremonyFormMessages.defaults;
