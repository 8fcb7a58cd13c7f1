import { defineMessages } from '#messages/define-messages.ts';

export const bulkRejectionMessages = defineMessages('bulkRejection', {
  title: {
    one: 'Rechazar {count} solicitud',
    other: 'Rechazar {count} solicitudes',
  },
  explanation:
    'Se rechazan una tras otra. Puedes detener el proceso cuando quieras: lo que ya se rechazó no se deshace, pero cada solicitud se puede aprobar más adelante.',
  start: {
    one: 'Rechazar {count} solicitud',
    other: 'Rechazar {count} solicitudes',
  },

  mode: 'Motivo',
  shared: 'El mismo para todas',
  individual: 'Uno por solicitud',
  reasonFor: 'Motivo para {row}',
  commonReasonFor: 'Motivo frecuente para {row}',
  missing: {
    one: 'Falta el motivo de {count} solicitud.',
    other: 'Falta el motivo de {count} solicitudes.',
  },

  running: 'Rechazando…',
  done: 'Rechazada',
  failedMark: 'No rechazada',
  finished: {
    one: 'Se rechazó {count} solicitud',
    other: 'Se rechazaron {count} solicitudes',
  },
  someFailed: { one: '{count} no se pudo rechazar', other: '{count} no se pudieron rechazar' },
  stopped: 'El rechazo se detuvo',

  failed: 'Error al actualizar el estado',
  approvedElsewhere:
    'Otra persona aprobó esta solicitud mientras tanto. Revísala antes de rechazarla.',
  rejectedElsewhere: 'Otra persona ya rechazó esta solicitud, con otro motivo.',
});

export type BulkRejectionMessages = typeof bulkRejectionMessages.defaults;
