import { defineMessages } from '../../../messages/define-messages.ts';

/** Messages of the bulk approval. */
export const bulkApprovalMessages = defineMessages('bulkApproval', {
  title: {
    one: 'Aprobar {count} solicitud',
    other: 'Aprobar {count} solicitudes',
  },
  explanation:
    'Se aprueban una tras otra. Puedes detener el proceso cuando quieras: lo que ya se aprobó no se deshace.',
  notes: 'Notas',
  notesHint: 'Las mismas para todas.',
  start: {
    one: 'Aprobar {count} solicitud',
    other: 'Aprobar {count} solicitudes',
  },
  stop: 'Detener',
  stopping: 'Deteniendo…',
  resume: { one: 'Continuar con la que falta', other: 'Continuar con las {count} restantes' },
  retry: { one: 'Reintentar la que falló', other: 'Reintentar las {count} fallidas' },
  cancel: 'Cancelar',
  close: 'Cerrar',

  progress: 'Avance',
  progressText: '{settled} de {total}',
  results: 'Resultado por solicitud',
  waiting: 'En espera',
  running: 'Aprobando…',
  approved: 'Aprobada',
  failedMark: 'No aprobada',
  unnamed: 'Sin nombre',

  underWay: 'Aprobando las solicitudes seleccionadas',
  finished: {
    one: 'Se aprobó {count} solicitud',
    other: 'Se aprobaron {count} solicitudes',
  },
  someFailed: { one: '{count} no se pudo aprobar', other: '{count} no se pudieron aprobar' },
  someLeft: { one: '{count} quedó sin enviar', other: '{count} quedaron sin enviar' },
  stopped: 'La aprobación se detuvo',

  failed: 'Error al actualizar el estado',
  rejectedElsewhere:
    'Otra persona rechazó esta solicitud mientras tanto. Revísala antes de aprobarla.',
});

export type BulkApprovalMessages = typeof bulkApprovalMessages.defaults;
