import { defineMessages } from '#messages/define-messages.ts';
import { lookUpLabels } from '#ui/application-fields/application-fields.messages.ts';

/** Messages of a result. Same namespace as the form's, but loaded with the result. */
export const statusResultMessages = defineMessages('status', {
  ...lookUpLabels,
  resultTitle: 'Solicitud {code}',
  pendingText:
    'Recibimos tu solicitud y está en revisión; vuelve a consultar más adelante para conocer la decisión.',
  confirmedText: 'Tu solicitud fue aprobada y ya formas parte de este acto de grado.',
  rejectedText:
    'Tu solicitud no fue aprobada; si necesitas orientación, comunícate con la oficina de grados de tu universidad.',
  masked:
    'Los datos personales y el motivo de un rechazo no se muestran. Escribe los últimos tres dígitos de tu documento para verlos.',
  maskedByKey:
    'Los datos personales y el motivo de un rechazo no se muestran. Para verlos, abre el enlace de tu comprobante o escanea su código QR.',
  reason: 'Motivo del rechazo',
  titleAnnulled:
    'Tu título fue anulado por la resolución {number} ({date}). Si necesitas orientación, comunícate con la oficina de grados de tu universidad.',
  titleRectified:
    'Tu título fue rectificado por la resolución {number} ({date}). El vigente es el que se emitió en su lugar.',

  student: 'Estudiante',
  studentName: 'Nombre',
  identification: 'Identificación',
  academic: 'Datos académicos',
  career: 'Carrera',
  careerType: 'Tipo',
  faculty: 'Facultad',
  ceremony: 'Acto de grado',
  ceremonyName: 'Acto',
  ceremonyDate: 'Fecha',
  ceremonyPlace: 'Lugar',
  dates: 'Fechas de la solicitud',
  appliedAt: 'Fecha de solicitud',
  updatedAt: 'Última actualización',
  missing: 'No disponible',
});

export type StatusResultMessages = typeof statusResultMessages.defaults;
