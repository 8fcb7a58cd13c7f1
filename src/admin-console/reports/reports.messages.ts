import { defineMessages } from '../../messages/define-messages.ts';

/** Messages of the reports. */
export const reportsMessages = defineMessages('reports', {
  title: 'Reportes',

  kind: 'Tipo de reporte',
  graduatedApplications: 'Solicitudes de Graduandos',
  confirmedStudents: 'Estudiantes Confirmados',
  contactListApplicants: 'Lista de Contacto de Solicitantes',
  contactListConfirmed: 'Lista de Contacto de Confirmados',
  graduatedApplicationsText: 'Todas las solicitudes de título, con su estado, carrera y ceremonia.',
  confirmedStudentsText:
    'Quienes fueron confirmados para una ceremonia, por apellidos. Requiere elegir la ceremonia.',
  contactListApplicantsText: 'Correo electrónico y teléfono de quienes solicitaron su título.',
  contactListConfirmedText:
    'Correo electrónico y teléfono de quienes fueron confirmados. Requiere elegir la ceremonia.',
  kindMissing: 'Elige uno de los cuatro reportes',

  options: 'Opciones del reporte',
  format: 'Formato',
  ceremony: 'Ceremonia',
  everyCeremony: 'Todas las ceremonias',
  chooseCeremony: 'Elige una ceremonia',
  loadingCeremonies: 'Cargando ceremonias…',
  ceremonyWithDate: '{name} · {date}',
  ceremonyById: 'Ceremonia n.º {id}',
  ceremonyMissing: 'Elige una ceremonia de la lista',
  ceremonyGone: 'La ceremonia elegida ya no existe. Elige otra',
  generate: 'Generar y Descargar Reporte',
  generating: 'Generando el reporte…',

  noKind: 'Por favor selecciona un tipo de reporte',
  noCeremony: 'Este reporte requiere seleccionar una ceremonia',
  goneCeremony: 'Acto de grado no encontrado',
  failed: 'Error al generar el reporte. Verifica tu conexión.',
  decodeFailed: 'Error al decodificar el PDF',
  viewFailed: 'Error al visualizar el PDF',
  generated: 'Reporte {name} generado exitosamente con {count} registros',

  lastReport: 'Último reporte generado',
  fileName: 'Archivo',
  lastFormat: 'Formato del archivo',
  totalRecords: 'Total de registros',
  recordCount: '{count}',
  generatedAt: 'Fecha de generación',
  lastCeremony: 'Ceremonia del reporte',
  missing: 'No disponible',
  noRecords: 'No hay registros que respondan a lo elegido: el archivo solo tiene los encabezados.',
  downloadAgain: 'Descargar Nuevamente',
  viewPdf: 'Ver PDF',
  blocked: 'El navegador bloqueó la ventana del PDF. Puedes abrirlo con este enlace:',
  openPdf: 'Abrir el PDF en otra pestaña',
  fallbackFile: 'reporte',

  formats: 'Sobre los formatos',
  csvFormat: 'Formato CSV',
  csvText:
    'Una tabla que abren Excel, LibreOffice y Google Sheets. Sirve para filtrar, ordenar y combinar correspondencia.',
  pdfFormat: 'Formato PDF',
  pdfText:
    'Un documento con páginas numeradas, para leer, imprimir o archivar. Se puede ver en otra pestaña.',
});

export type ReportsMessages = typeof reportsMessages.defaults;
