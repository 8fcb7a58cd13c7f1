import { defineMessages } from '../../../messages/define-messages.ts';

/** Messages of the bulk approval. */
export const bulkApprovalMessages = defineMessages('bulkApproval', {
  title: {
    one: 'Aprobar {count} solicitud',
    other: 'Aprobar {count} solicitudes',
  },
  explanation:
    'Se aprueban una tras otra. Puedes detenerte cuando quieras: lo aprobado queda aprobado.',
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
  rejectedElsewhere: 'Otra persona la rechazó entretanto. Ábrela y léela antes de aprobarla.',
});
