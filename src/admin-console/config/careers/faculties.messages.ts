import { defineMessages } from '../../../messages/define-messages.ts';

/** Messages of the faculties. */
export const facultiesMessages = defineMessages('configFaculties', {
  rowCount: { one: '{count} facultad', other: '{count} facultades' },
  add: 'Nueva Facultad',
  editTitle: 'Editar facultad',
  removeTitle: 'Eliminar facultad',
  removeText: 'Se eliminará la facultad:',
  searchPlaceholder: 'Nombre o ID',
  empty: 'No hay facultades registradas',
  emptyFiltered: 'No se encontraron facultades con los filtros aplicados',

  id: 'ID',
  name: 'Nombre',
  nameRequired: 'El nombre es requerido',

  saveFailed: 'Error al guardar la facultad',
  removeFailed: 'Error al eliminar la facultad',
  created: 'Facultad creada exitosamente',
  updated: 'Facultad actualizada exitosamente',
  removed: 'Facultad eliminada exitosamente',
});
