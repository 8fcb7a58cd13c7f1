import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the templates of documents. */
export const documentsMessages = defineMessages('configDocuments', {
  tab: 'Documentos',
  rowCount: { one: '{count} documento', other: '{count} documentos' },
  add: 'Nuevo Documento',
  editTitle: 'Editar documento',
  removeTitle: 'Eliminar documento',
  removeText:
    'No se ofrecerá más para imprimir. Las copias de lo que ya se imprimió con él seguirán saliendo igual. Se eliminará el documento:',
  restorable: 'Podrás restaurarlo en «Documentos eliminados», sobre la lista.',
  searchPlaceholder: 'Nombre o tipo',
  empty: 'No hay documentos. Crea el primero a partir de un modelo.',
  emptyFiltered: 'No se encontraron documentos con los filtros aplicados',

  name: 'Nombre',
  kind: 'Tipo de documento',
  everyKind: 'Todos los tipos',
  sheet: 'Hoja',
  portrait: 'vertical',
  landscape: 'horizontal',
  letter: 'Carta',
  sheetText: '{size}, {orientation}',

  formerAddress: 'Papeles con otra dirección de verificación',
  formerAddressText: {
    one: '{count} documento impreso lleva la dirección {address}. Mantenla en servicio o redirígela a la de ahora: quien lo verifique llegará por ella.',
    other:
      '{count} documentos impresos llevan la dirección {address}. Mantenla en servicio o redirígela a la de ahora: quienes los verifiquen llegarán por ella.',
  },
  earlierPrints: {
    one: 'De ellos, {count} se imprimió antes de que se anotara la dirección: se cuenta con la que estaba configurada al actualizar.',
    other:
      'De ellos, {count} se imprimieron antes de que se anotara la dirección: se cuentan con la que estaba configurada al actualizar.',
  },
  addressesFailed:
    'No se pudo leer qué direcciones de verificación llevan los documentos impresos.',

  deleted: 'Documentos eliminados',
  deletedText: 'Un documento restaurado vuelve a la lista como estaba cuando se eliminó.',
  noneDeleted: 'No hay documentos eliminados.',
  deletedOn: 'Eliminado: {when}',
  restore: 'Restaurar',
  restoreAction: 'Restaurar {name}',
  restored: 'Documento restaurado exitosamente',
  restoreFailed: 'Error al restaurar el documento',

  loadFailed: 'Error al cargar el documento',
  saveFailed: 'Error al guardar el documento',
  removeFailed: 'Error al eliminar el documento',
  created: 'Documento creado exitosamente',
  updated: 'Documento actualizado exitosamente',
  removed: 'Documento eliminado exitosamente',
});
