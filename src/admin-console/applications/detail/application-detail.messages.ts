import { defineMessages } from '#messages/define-messages.ts';
import { fieldLabels, lookUpLabels } from '#ui/application-fields/application-fields.messages.ts';

/** Messages of the detail dialog and its edit mode. */
export const applicationDetailMessages = defineMessages('applicationDetail', {
  ...fieldLabels,
  ...lookUpLabels,
  title: 'Detalle de la solicitud {code}',
  editTitle: 'Editar solicitud {code}',
  studentSection: 'Estudiante',
  academicSection: 'Información académica',
  ceremonySection: 'Acto de grado',
  notesSection: 'Notas',

  fullName: 'Nombre completo',
  masculine: 'Masculino',
  feminine: 'Femenino',
  career: 'Carrera',
  faculty: 'Facultad',
  ceremony: 'Nombre del acto',
  ceremonyDate: 'Fecha del acto',
  appliedAt: 'Fecha de solicitud',
  updatedAt: 'Última actualización',
  authorisation: 'Autorización de datos',
  authorisationVersion: 'Versión {version}',
  noNotes: 'Sin notas',
  notesShown: 'La persona puede leerlas: son el motivo del rechazo.',
  notesHidden: 'La persona no puede leerlas.',
  internalNotes: 'Notas internas',
  noInternalNotes: 'Sin notas internas',
  missing: 'No disponible',
  notFound: 'No se encontró la solicitud',
  notFoundText: 'Puede que se haya eliminado, o que el enlace esté incompleto.',

  correctionOpen: 'La persona pide una corrección',
  correctionAccepted: 'Corrección aceptada',
  correctionAnswered: 'Corrección respondida',
  reviewCorrection: 'Revisar corrección',

  duplicates: {
    one: 'Hay otra solicitud con el mismo número de identificación para este acto',
    other: 'Hay otras {count} solicitudes con el mismo número de identificación para este acto',
  },
  duplicateItem: '{code} ({status}), {career}',

  edit: 'Editar',
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  nameGroup: 'Nombre',
  contactGroup: 'Identificación y contacto',
  birthGroup: 'Nacimiento',

  incomplete: 'Por favor completa todos los campos obligatorios',
  missingField: 'Falta «{field}»',
  fieldRequired: 'Campo obligatorio',
  invalidEmail: 'Por favor ingresa un email válido',
  invalidIdNumber: 'El número de identificación no es válido',
  nameFindings: 'Conviene revisar estos datos',
  invalidDate: 'Escribe una fecha válida con el formato DD/MM/AAAA',
  shortYear: 'Escribe el año con cuatro cifras',
  futureDate: 'La fecha de nacimiento no puede ser futura',
  tooEarlyDate: 'Revisa el año de la fecha de nacimiento',
  tooLong: 'Usa {most} caracteres como máximo',
  statusElsewhere: 'Mientras tanto, otra persona cambió el estado. Ahora es «{status}».',

  failed: 'Error al actualizar la solicitud',
  updated: 'Solicitud actualizada exitosamente',
});

export type ApplicationDetailMessages = typeof applicationDetailMessages.defaults;
