import { fieldMessages } from '../input/fields.messages.ts';

/** Words about applications in the back office. */
export const applicationMessages = {
  fieldsRequired: 'Por favor completa todos los campos obligatorios',
  numberInvalid: fieldMessages.invalid('El número de identificación'),
  birthDateInvalid: fieldMessages.invalidFeminine('La fecha de nacimiento'),
  reasonRequired: 'El motivo del rechazo es requerido',
  notFound: 'La solicitud no existe.',
  duplicate:
    'Ya existe otra solicitud vigente de esta persona para la misma carrera y el mismo acto de grado.',
  stale:
    'Esta solicitud cambió después de que la abriste. Revisa cómo quedó y vuelve a intentarlo.',
  updated: 'Solicitud actualizada exitosamente',
  confirmed: 'Solicitud aprobada exitosamente',
  rejected: 'Solicitud rechazada exitosamente',
};
