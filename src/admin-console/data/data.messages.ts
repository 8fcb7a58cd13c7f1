import { defineMessages } from '#messages/define-messages.ts';

/** Messages of lists: toolbar, failed reads, rows that could not be decoded, lost responses. */
export const dataMessages = defineMessages('consoleLists', {
  filters: 'Filtros',
  filtersInUse: 'Filtros ({count})',
  ceremonies: 'Error al cargar los actos de grado',
  applications: 'Error al cargar las solicitudes',
  handovers: 'Error al cargar el libro de entregas',
  titleEntries:
    'No se pudieron cargar las correcciones: los títulos anulados y rectificados no se distinguen.',
  titleHolds: 'No se pudieron cargar las revisiones: los títulos en revisión no se distinguen.',
  titleProofs: 'Error al cargar las correcciones',
  careers: 'Error al cargar carreras',
  degreeTitles: 'Error al cargar nomenclaturas',
  users: 'Error al cargar usuarios',
  sessions: 'Error al cargar tus sesiones',
  passkeys: 'Error al cargar tus llaves de acceso',
  authorities: 'Error al cargar autoridades',
  documentTemplates: 'Error al cargar los documentos',
  deletedTemplates: 'Error al cargar los documentos eliminados',
  documentFields: 'Error al cargar los campos adicionales',
  createdAfterAll:
    'El servidor no respondió, pero el registro ya está en la lista. No se volvió a enviar.',
  createdUnknown:
    'No pudimos confirmar si se guardó, porque la lista no se pudo cargar. Si guardas otra vez, lo comprobaremos antes de enviar.',
  unreadableRows: {
    one: '{count} fila no se pudo leer',
    other: '{count} filas no se pudieron leer',
  },
});
