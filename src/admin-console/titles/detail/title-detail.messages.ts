import { defineMessages } from '#messages/define-messages.ts';

/** Messages of 'Detalle del Título'. */
export const titleDetailMessages = defineMessages('titleDetail', {
  title: 'Detalle del Título',
  code: 'Código de solicitud',
  issued: 'Emitido',
  close: 'Cerrar',

  student: 'Información del estudiante',
  fullName: 'Nombre completo',
  idNumber: 'Número de identificación',
  career: 'Carrera',
  faculty: 'Facultad',

  ceremony: 'Información del acto de grado',
  ceremonyName: 'Acto de grado',
  ceremonyDate: 'Fecha del acto',
  issueDate: 'Fecha de emisión',
  degreeTitle: 'Título',
  pending: 'Pendiente',

  registry: 'Números de registro',
  record: 'Acta',
  assigned: 'Asignado',
  folio: 'Folio',

  notes: 'Notas',
  handover: 'Entrega',
  deliveredTo: 'Entregado el {date} a {name}',
  deliveredOn: 'Entregado el {date}',
  times: 'Fechas del registro',
  createdAt: 'Creado',
  updatedAt: 'Última actualización',
  missing: 'No disponible',
});

export type TitleDetailMessages = typeof titleDetailMessages.defaults;
