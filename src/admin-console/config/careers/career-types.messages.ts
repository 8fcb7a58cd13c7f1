import { defineMessages } from '../../../messages/define-messages.ts';

/** Messages of the career types. */
export const careerTypesMessages = defineMessages('configCareerTypes', {
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

  saveFailed: 'Error al guardar el tipo de carrera',
  removeFailed: 'Error al eliminar el tipo de carrera',
  created: 'Tipo de carrera creado exitosamente',
  updated: 'Tipo de carrera actualizado exitosamente',
  removed: 'Tipo de carrera eliminado exitosamente',
});
