import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the dialogs that approve or reject an application. */
export const decisionMessages = defineMessages('applicationDecision', {
  approveTitle: 'Aprobar solicitud',
  approveText: 'La persona queda confirmada para el acto y se le podrá emitir el título.',
  rejectTitle: 'Rechazar solicitud',
  rejectText: 'La persona no participará en el acto. El rechazo se puede revertir más adelante.',
  previousNotes: 'Notas anteriores',
  notes: 'Notas',
  reason: 'Motivo del rechazo',
  reasonHint: 'La persona podrá leerlo al consultar el estado de su solicitud.',
  commonReason: 'Motivo frecuente',
  chooseReason: 'Elige un motivo',
  approve: 'Aprobar',
  reject: 'Rechazar',
  cancel: 'Cancelar',

  titleWarning: {
    one: 'Esta solicitud ya tiene {count} título emitido',
    other: 'Esta solicitud ya tiene {count} títulos emitidos',
  },
  titleNumbers: 'Acta {record}, asignado {assigned}, folio {folio}.',
  titleStays: 'Rechazar la solicitud no anula el título emitido.',
  noNumber: 'sin número',
  checkingTitles: 'Comprobando si ya tiene un título emitido…',

  failed: 'Error al actualizar el estado',
  approved: 'Solicitud aprobada exitosamente',
  rejected: 'Solicitud rechazada exitosamente',

  unsaved: 'Lo que escribiste todavía no se ha guardado',
  keepWriting: 'Seguir escribiendo',
  discard: 'Descartar lo escrito',
});
