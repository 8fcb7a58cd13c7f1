import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the list of issued titles. */
export const titlesMessages = defineMessages('titles', {
  title: 'Títulos Emitidos',
  bulkIssue: 'Emisión Masiva',
  exportCsv: 'Exportar CSV',
  checkBook: 'Comprobar libro',

  totalTitles: 'Total de títulos',
  totalText:
    'Vigentes: {inForce}. Rectificados, que otro reemplaza: {rectified}. Anulados: {annulled}.',
  uniqueCeremonies: 'Actos de grado distintos',
  uniqueCareers: 'Carreras distintas',

  search: 'Buscar',
  searchPlaceholder: 'Nombre, código o número',
  ceremonyFilter: 'Acto de grado',
  everyCeremony: 'Todos los actos',
  ceremonyWithDate: '{name} ({date})',
  careerFilter: 'Carrera',
  everyCareer: 'Todas las carreras',
  clearFilters: 'Limpiar filtros',

  student: 'Estudiante',
  career: 'Carrera',
  ceremony: 'Acto de grado',
  record: 'Acta',
  assigned: 'Asignado',
  folio: 'Folio',
  actions: 'Acciones',
  view: 'Ver detalle de {row}',
  handOver: 'Registrar entrega de {row}',
  handoverBook: 'Libro de entregas',
  printRow: 'Imprimir documento de {row}',
  unnamedRow: 'el título {id}',
  missing: 'No disponible',

  empty: 'No hay títulos emitidos',
  emptyFiltered: 'No se encontraron títulos con los filtros aplicados',
  showing: 'Mostrando {first}–{last} de {total}',
  pages: 'Páginas de títulos',
  found: { one: '{count} título', other: '{count} títulos' },
  pageRead: {
    one: '{count} título, página {page} de {pages}',
    other: '{count} títulos, página {page} de {pages}',
  },

  csvName: 'titulos-emitidos-{date}.csv',
  exported: {
    one: 'Se exportó {count} título',
    other: 'Se exportaron {count} títulos',
  },
});

export type TitlesMessages = typeof titlesMessages.defaults;
