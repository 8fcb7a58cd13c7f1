import { defineMessages } from '#messages/define-messages.ts';

/** Messages shared by the catalogues. */
export const configMessages = defineMessages('config', {
  title: 'Configuración',
  tabs: 'Catálogos',

  search: 'Buscar',
  clearFilters: 'Limpiar filtros',
  shown: 'Mostrando {shown} de {total}',
  actions: 'Acciones',
  editAction: 'Editar {name}',
  removeAction: 'Eliminar {name}',
  yes: 'Sí',
  no: 'No',
  missing: 'No disponible',
  unnamed: 'Sin nombre',

  save: 'Guardar',
  cancel: 'Cancelar',
  remove: 'Eliminar',
  understood: 'Entendido',
  irreversible: 'Esta acción no se puede deshacer.',
  picture: 'Con imagen',
  noPicture: 'Sin imagen',
  choicesLoading: 'Cargando opciones…',
  choicesEmpty: 'Todavía no hay ninguna opción para elegir.',
});
