/** Messages, titles and headings of the reports. */
export const reportMessages = {
  generated: (name: string, records: number) =>
    `Reporte ${name} generado exitosamente con ${records} registros`,
  names: {
    graduatedApplications: 'Solicitudes de Graduandos',
    confirmedStudents: 'Estudiantes Confirmados',
    contactListApplicants: 'Lista de Contacto de Solicitantes',
    contactListConfirmed: 'Lista de Contacto de Confirmados',
  },
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
  },
  statuses: { PENDIENTE: 'Pendiente', CONFIRMADA: 'Confirmada', RECHAZADA: 'Rechazada' },
  allCeremonies: 'Todos los actos de grado',
  ceremonyLine: (name: string, day: string, location: string) => `${name} · ${day} · ${location}`,
  footer: (generated: string, records: number) =>
    `Generado el ${generated} · ${records} ${records === 1 ? 'registro' : 'registros'}`,
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  noRecords: 'No hay registros.',
};
