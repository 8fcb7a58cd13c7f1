import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the list of ceremonies, and notices after a change. */
export const ceremoniesMessages = defineMessages('ceremonies', {
  title: 'Actos de Grado',
  create: 'Nuevo Acto',
  search: 'Buscar',
  searchPlaceholder: 'Nombre o ubicación',
  statusFilter: 'Estado',
  everyStatus: 'Todos',
  clearFilters: 'Limpiar filtros',
  rowCount: { one: '{count} acto de grado', other: '{count} actos de grado' },

  name: 'Nombre',
  date: 'Fecha',
  location: 'Ubicación',
  status: 'Estado',
  description: 'Descripción',
  actions: 'Acciones',
  open: 'Abierto',
  closed: 'Cerrado',
  completed: 'Completado',
  unknownStatus: 'Desconocido',
  noStatus: 'Sin estado',
  noName: 'Sin nombre',
  noDescription: 'Sin descripción',
  missing: 'No disponible',
  statusAction: '{status}: cambiar estado de {name}',
  editAction: 'Editar {name}',
  deleteAction: 'Eliminar {name}',

  empty: 'No hay actos de grado registrados',
  emptyFiltered: 'No se encontraron actos de grado con los filtros aplicados',

  saveFailed: 'Error al guardar el acto de grado',
  deleteFailed: 'Error al eliminar el acto de grado',
  statusFailed: 'Error al cambiar el estado',
  created: 'Acto de grado creado correctamente',
  updated: 'Acto de grado actualizado correctamente',
  deleted: 'Acto de grado eliminado correctamente',
  ceremonyCompleted: 'Ceremonia completada exitosamente',
  statusUpdated: 'Estado actualizado correctamente',
});

export type CeremoniesMessages = typeof ceremoniesMessages.defaults;
