import { defineMessages } from '../../../messages/define-messages.ts';

/** Messages of 'Emisión Masiva de Títulos'. */
export const bulkIssueMessages = defineMessages('bulkIssue', {
  title: 'Emisión Masiva de Títulos',
  ceremony: 'Acto de grado',
  ceremonyPlaceholder: 'Elige un acto completado',
  ceremonyDetail: '{date} · {location}',
  noneCompleted: 'No hay actos completados',
  noneCompletedText: 'Los títulos se emiten cuando un acto de grado está completado.',
  unnamedCeremony: 'Sin nombre',
  date: 'Fecha de emisión',
  loading: 'Cargando actos y solicitudes…',
  refreshing: 'Actualizando los datos…',

  recordInitial: 'Acta inicial',
  assignedInitial: 'Asignado inicial',
  folioInitial: 'Folio inicial',
  confirmed: 'Solicitudes confirmadas',
  titled: 'Ya tienen título',
  missing: 'No disponible',

  summary: 'Resumen',
  summaryTitles: 'Títulos por emitir',
  summaryCeremony: 'Ceremonia',
  summaryDate: 'Con fecha',
  summaryNumbers: 'Números (estimación)',
  recordSpan: 'Acta {span}',
  assignedSpan: 'Asignado {span}',
  folioSpan: 'Folio {span}',
  span: '{first} a {last}',

  submit: 'Emitir Títulos',
  submitting: 'Emitiendo…',
  cancel: 'Cancelar',
  close: 'Cerrar',

  incomplete: 'Debe seleccionar un acto de grado y una fecha de emisión',
  unreadableDate: 'La fecha de emisión no es válida',
  ceremonyGone: 'Acto de grado no encontrado',
  noneConfirmed: 'No hay solicitudes confirmadas para este acto de grado',
  allTitled: {
    one: 'La única solicitud confirmada ya tiene su título: no queda nada por emitir.',
    other: 'Las {count} solicitudes confirmadas ya tienen su título: no queda nada por emitir.',
  },
  undecided: {
    one: '{count} solicitud confirmada no dice a cuál de los actos con este nombre pertenece y no se cuenta.',
    other:
      '{count} solicitudes confirmadas no dicen a cuál de los actos con este nombre pertenecen y no se cuentan.',
  },
  misnamed: {
    one: '{count} solicitud confirmada de este acto lleva otro nombre de acto y no se cuenta.',
    other:
      '{count} solicitudes confirmadas de este acto llevan otro nombre de acto y no se cuentan.',
  },

  issued: 'Títulos emitidos exitosamente, se emitieron {count} título(s)',
  failed: 'Error al emitir títulos',

  issuing: { one: 'Emitiendo {count} título…', other: 'Emitiendo {count} títulos…' },
  progress: 'Emisión en curso',
  elapsed: '{seconds} s',
  limit:
    'Se espera la respuesta hasta {limit} segundos. Si no llega, se leerán los títulos para saber cuáles se emitieron.',
  verifying: 'Leyendo los títulos para saber cuáles se emitieron…',
  unverifiedText:
    'No se sabe cuántos títulos se emitieron: no se pudieron leer. Hay que leerlos antes de volver a emitir.',
  readTitles: 'Leer los títulos',
  readAgain: 'Leer de nuevo',
  issuedCount: 'Se emitieron {issued} de {of}',
  allIssued: 'La respuesta no llegó, pero todos los títulos están en el registro.',
  missingCount: {
    one: 'Queda {count} por emitir. Si el servidor sigue trabajando, el número puede crecer: léelo de nuevo antes de emitir.',
    other:
      'Quedan {count} por emitir. Si el servidor sigue trabajando, el número puede crecer: léelo de nuevo antes de emitir.',
  },

  closingTitle: 'La emisión sigue en curso',
  closingText:
    'Cerrar no la detiene: el servidor la termina igual. El resultado llegará como aviso y se verá al volver a abrir esta ventana.',
  keepWaiting: 'Seguir esperando',
  closeAnyway: 'Cerrar de todos modos',
});

export type BulkIssueMessages = typeof bulkIssueMessages.defaults;
