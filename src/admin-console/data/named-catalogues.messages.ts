import { defineMessages } from '#messages/define-messages.ts';

export const facultiesMessages = defineMessages('configFaculties', {
  tab: 'Facultades',
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

  loadFailed: 'Error al cargar facultades',
  saveFailed: 'Error al guardar la facultad',
  removeFailed: 'Error al eliminar la facultad',
  created: 'Facultad creada exitosamente',
  updated: 'Facultad actualizada exitosamente',
  removed: 'Facultad eliminada exitosamente',
});

export const careerTypesMessages = defineMessages('configCareerTypes', {
  tab: 'Tipos de Carrera',
  rowCount: { one: '{count} tipo de carrera', other: '{count} tipos de carrera' },
  add: 'Nuevo Tipo de Carrera',
  editTitle: 'Editar tipo de carrera',
  removeTitle: 'Eliminar tipo de carrera',
  removeText: 'Se eliminará el tipo de carrera:',
  searchPlaceholder: 'Nombre o ID',
  empty: 'No hay tipos de carrera registrados',
  emptyFiltered: 'No se encontraron tipos de carrera con los filtros aplicados',

  id: 'ID',
  name: 'Nombre',
  nameRequired: 'El nombre es requerido',

  loadFailed: 'Error al cargar tipos de carrera',
  saveFailed: 'Error al guardar el tipo de carrera',
  removeFailed: 'Error al eliminar el tipo de carrera',
  created: 'Tipo de carrera creado exitosamente',
  updated: 'Tipo de carrera actualizado exitosamente',
  removed: 'Tipo de carrera eliminado exitosamente',
});

/** Spanish messages of all catalogues whose rows have only a name, by feature. */
export const namedCatalogueMessages = {
  configFaculties: facultiesMessages.defaults,
  configCareerTypes: careerTypesMessages.defaults,
};
