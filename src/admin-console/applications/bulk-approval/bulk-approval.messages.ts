import { defineMessages } from '#messages/define-messages.ts';

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

  running: 'Aprobando…',
  done: 'Aprobada',
  failedMark: 'No aprobada',
  finished: {
    one: 'Se aprobó {count} solicitud',
    other: 'Se aprobaron {count} solicitudes',
  },
  someFailed: { one: '{count} no se pudo aprobar', other: '{count} no se pudieron aprobar' },
  stopped: 'La aprobación se detuvo',

  failed: 'Error al actualizar el estado',
  rejectedElsewhere:
    'Otra persona rechazó esta solicitud mientras tanto. Revísala antes de aprobarla.',
});
