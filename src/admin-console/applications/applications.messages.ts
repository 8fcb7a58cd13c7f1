import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the list of applications and its filters. */
export const applicationsMessages = defineMessages('applications', {
  title: 'Solicitudes',
  search: 'Buscar',
  searchPlaceholder: 'Código, nombre o identificación',
  statusFilter: 'Estado',
  everyStatus: 'Todos',
  ceremonyFilter: 'Acto de grado',
  everyCeremony: 'Todos',
  ceremonyWithDate: '{name} ({date})',
  corrections: 'Correcciones',
  careerFilter: 'Carrera',
  everyCareer: 'Todas',
  showing: 'Mostrando {shown} de {total} solicitudes',
  clearFilters: 'Limpiar filtros',
  rowCount: { one: '{count} solicitud', other: '{count} solicitudes' },

  code: 'Código',
  student: 'Estudiante',
  idNumber: 'Identificación',
  career: 'Carrera',
  ceremony: 'Acto de grado',
  status: 'Estado',
  date: 'Fecha',
  actions: 'Acciones',

  missing: 'No disponible',
  duplicate: '¿Duplicado?',

  view: 'Ver detalle de {row}',
  approve: 'Aprobar {row}',
  reject: 'Rechazar {row}',
  reviewCorrection: 'Revisar corrección de {row}',
  changeStatus: 'Cambiar estado',
  changeStatusOf: 'Cambiar estado de {row}',
  markConfirmed: 'Marcar como Confirmada',
  markRejected: 'Marcar como Rechazada',
  unnamedRow: 'la solicitud {id}',

  select: 'Seleccionar {row}',
  selectAll: {
    one: 'Seleccionar {count} pendiente',
    other: 'Seleccionar {count} pendientes',
  },
  selectNone: 'Quitar selección',
  approveSelected: {
    one: 'Aprobar seleccionada ({count})',
    other: 'Aprobar seleccionadas ({count})',
  },
  rejectSelected: {
    one: 'Rechazar seleccionada ({count})',
    other: 'Rechazar seleccionadas ({count})',
  },

  empty: 'No se encontraron solicitudes',
  ceremoniesUnknown:
    'No se pudieron cargar los actos de grado: se muestran todas las solicitudes, también las de actos completados.',
});

export type ApplicationsMessages = typeof applicationsMessages.defaults;
