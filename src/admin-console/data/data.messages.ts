import { defineMessages } from '../../messages/define-messages.ts';

/** What is shown above a list, in place of one that could not be read, of single rows, and after a lost answer. */
export const dataMessages = defineMessages('consoleLists', {
  filters: 'Filtros',
  filtersInUse: 'Filtros ({count})',
  ceremonies: 'Error al cargar los actos de grado',
  applications: 'Error al cargar las solicitudes',
  careers: 'Error al cargar carreras',
  degreeTitles: 'Error al cargar nomenclaturas',
  users: 'Error al cargar usuarios',
  sessions: 'Error al cargar tus sesiones',
  passkeys: 'Error al cargar tus llaves de acceso',
  createdAfterAll: 'La respuesta no llegó, pero la lista ya lo tiene. No se envió de nuevo.',
  createdUnknown:
    'No se sabe si se guardó: tampoco se pudo leer la lista. Al guardar otra vez se comprobará antes de enviar.',
  unreadableRows: {
    one: '{count} fila no se pudo leer',
    other: '{count} filas no se pudieron leer',
  },
});
