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
  sealedAsFound: 'Sellado como estaba el {date}',
  sealedAsFoundText:
    'Se emitió con una versión anterior, que no sellaba lo que dicen los documentos. Sus copias muestran los datos de ese día; compáralas con el primer ejemplar impreso.',
  sealFailed: 'No se pudo leer desde cuándo está sellado.',
  missing: 'No disponible',
});

export type TitleDetailMessages = typeof titleDetailMessages.defaults;
