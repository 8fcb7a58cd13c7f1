import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the additional fields of documents. */
export const documentFieldsMessages = defineMessages('configDocumentFields', {
  tab: 'Campos adicionales',
  open: 'Campos adicionales',
  back: 'Volver a los documentos',
  rowCount: { one: '{count} campo', other: '{count} campos' },
  add: 'Nuevo Campo',
  editTitle: 'Editar campo adicional',
  removeTitle: 'Eliminar campo adicional',
  removeText: 'Se eliminará el campo:',
  searchPlaceholder: 'Nombre o texto',
  empty: 'No hay campos adicionales',
  emptyFiltered: 'No se encontraron campos con los filtros aplicados',

  name: 'Nombre',
  nameHint: 'Sin espacios. En el documento se escribe entre llaves: {example}',
  value: 'Texto',
  career: 'Carrera',
  careerHint: 'Sin carrera, el texto vale para todas.',
  ceremony: 'Acto de grado',
  ceremonyHint: 'Sin acto, el texto vale para todos.',
  every: 'Todas',
  everyCeremony: 'Todos',
  nameRequired: 'El nombre es requerido',
  valueRequired: 'El texto es requerido',

  saveFailed: 'Error al guardar el campo adicional',
  removeFailed: 'Error al eliminar el campo adicional',
  created: 'Campo adicional creado exitosamente',
  updated: 'Campo adicional actualizado exitosamente',
  removed: 'Campo adicional eliminado exitosamente',
});
