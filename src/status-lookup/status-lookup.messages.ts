import { defineMessages } from '../messages/define-messages.ts';

/** The words of the status look-up (spec §2, §5 and §8). */
export const statusMessages = defineMessages('status', {
  title: 'Consultar Estado',
  intro: 'Escribe el código que recibiste al enviar tu solicitud de título.',
  back: 'Volver al Inicio',

  codeLabel: 'Código de solicitud',
  codePlaceholder: 'AG-2025-001',
  codeHint: 'Formato: AG-YYYY-NNN',
  codeBlank: 'Por favor ingresa un código de solicitud',
  search: 'Consultar',
  searching: 'Buscando la solicitud…',

  notFound: 'No se encontró la solicitud',
  adviceCode: 'Revisa que el código esté escrito igual que en tu comprobante.',
  adviceLater:
    'La consulta no se pudo completar: tu solicitud puede estar registrada aunque ahora no la veas. Vuelve a intentarlo en unos momentos.',
  retry: 'Reintentar',

  resultTitle: 'Solicitud {code}',
  foundAnnouncement: 'Solicitud {code}: {status}',
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  rejected: 'Rechazada',
  pendingText:
    'Recibimos tu solicitud y está en revisión; vuelve a consultar más adelante para conocer la decisión.',
  confirmedText: 'Tu solicitud fue aprobada y ya formas parte de este acto de grado.',
  rejectedText:
    'Tu solicitud no fue aprobada; si necesitas orientación, comunícate con la oficina de grados de tu universidad.',
  reason: 'Motivo del rechazo',

  student: 'Estudiante',
  studentName: 'Nombre',
  identification: 'Identificación',
  email: 'Correo electrónico',
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

export type StatusWords = typeof statusMessages.defaults;
