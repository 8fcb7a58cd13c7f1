import { defineMessages } from '#messages/define-messages.ts';

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
  summaryCeremony: 'Acto de grado',
  summaryDate: 'Fecha de emisión',
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
    one: 'De {count} solicitud confirmada no se sabe a cuál de los actos con este nombre pertenece: no se incluye.',
    other:
      'De {count} solicitudes confirmadas no se sabe a cuál de los actos con este nombre pertenecen: no se incluyen.',
  },
  misnamed: {
    one: '{count} solicitud confirmada de este acto figura con el nombre de otro acto y no se incluye.',
    other:
      '{count} solicitudes confirmadas de este acto figuran con el nombre de otro acto y no se incluyen.',
  },

  issued: 'Títulos emitidos exitosamente, se emitieron {count} título(s)',
  failed: 'Error al emitir títulos',

  issuing: { one: 'Emitiendo {count} título…', other: 'Emitiendo {count} títulos…' },
  progress: 'Emisión en curso',
  elapsed: '{seconds} s',
  limit:
    'Esperaremos la respuesta hasta {limit} segundos. Si no llega, consultaremos los títulos para saber cuáles se emitieron.',
  verifying: 'Consultando los títulos para saber cuáles se emitieron…',
  unverifiedText:
    'No sabemos cuántos títulos se emitieron porque la lista no se pudo cargar. Consúltala antes de volver a emitir.',
  readTitles: 'Consultar los títulos',
  readAgain: 'Consultar de nuevo',
  issuedCount: 'Se emitieron {issued} de {of}',
  allIssued: 'El servidor no respondió, pero todos los títulos están en el registro.',
  missingCount: {
    one: 'Falta {count} por emitir. Si el servidor sigue trabajando, pueden emitirse más: vuelve a consultar los títulos antes de emitir.',
    other:
      'Faltan {count} por emitir. Si el servidor sigue trabajando, pueden emitirse más: vuelve a consultar los títulos antes de emitir.',
  },

  closingTitle: 'La emisión sigue en curso',
  closingText:
    'Aunque cierres esta ventana, el servidor terminará la emisión. El resultado aparecerá como aviso y también al volver a abrir esta ventana.',
  keepWaiting: 'Seguir esperando',
  closeAnyway: 'Cerrar de todos modos',
});

export type BulkIssueMessages = typeof bulkIssueMessages.defaults;
