import { defineMessages } from '#messages/define-messages.ts';

export const careersMessages = defineMessages('configCareers', {
  tab: 'Carreras',
  rowCount: { one: '{count} carrera', other: '{count} carreras' },
  add: 'Nueva Carrera',
  editTitle: 'Editar carrera',
  removeTitle: 'Eliminar carrera',
  removeText: 'Se eliminará la carrera:',
  searchPlaceholder: 'Nombre, facultad o ID',
  empty: 'No hay carreras registradas',
  emptyFiltered: 'No se encontraron carreras con los filtros aplicados',

  id: 'ID',
  name: 'Nombre',
  faculty: 'Facultad',
  type: 'Tipo de carrera',
  recordOrder: 'Orden acta',
  assignedOrder: 'Orden asignado',
  folioOrder: 'Orden folio',
  everyFaculty: 'Todas las facultades',
  everyType: 'Todos los tipos',
  nameRequired: 'El nombre es requerido',
  typeRequired: 'El tipo de carrera es requerido',
  facultyRequired: 'La facultad es requerida',

  saveFailed: 'Error al guardar la carrera',
  removeFailed: 'Error al eliminar la carrera',
  created: 'Carrera creada exitosamente',
  updated: 'Carrera actualizada exitosamente',
  removed: 'Carrera eliminada exitosamente',
});
