/** Messages, titles and headings of the reports. */
export const reportMessages = {
  columns: {
    code: 'Código',
    status: 'Estado',
    identification: 'Identificación',
    lastNames: 'Apellidos',
    firstNames: 'Nombres',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    career: 'Carrera',
    faculty: 'Facultad',
    ceremony: 'Acto de grado',
    ceremonyDate: 'Fecha del acto',
    appliedAt: 'Fecha de solicitud',
    titleStanding: 'Título',
  },
  statuses: { PENDIENTE: 'Pendiente', CONFIRMADA: 'Confirmada', RECHAZADA: 'Rechazada' },
  titleStandings: { annulled: 'Anulado', 'on-hold': 'En revisión' },
  allCeremonies: 'Todos los actos de grado',
  ceremonyLine: (name: string, day: string, location: string) => `${name} · ${day} · ${location}`,
  footer: (generated: string, records: number) =>
    `Generado el ${generated} · ${records} ${records === 1 ? 'registro' : 'registros'}`,
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  noRecords: 'No hay registros.',
  /** Name of the sheet of a workbook. */
  sheet: 'Reporte',
};
