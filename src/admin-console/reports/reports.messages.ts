import { defineMessages } from '#messages/define-messages.ts';

export const reportsMessages = defineMessages('reports', {
  title: 'Reportes',
  notAllowed: 'No tienes permiso para generar reportes',

  kind: 'Tipo de reporte',
  graduatedApplications: 'Solicitudes de Graduandos',
  confirmedStudents: 'Estudiantes Confirmados',
  contactListApplicants: 'Lista de Contacto de Solicitantes',
  contactListConfirmed: 'Lista de Contacto de Confirmados',
  graduatedApplicationsText:
    'Todas las solicitudes de título, con su estado, carrera y acto de grado.',
  confirmedStudentsText:
    'Quienes fueron confirmados para un acto de grado, por apellidos. Requiere elegir el acto.',
  contactListApplicantsText: 'Correo electrónico y teléfono de quienes solicitaron su título.',
  contactListConfirmedText:
    'Correo electrónico y teléfono de quienes fueron confirmados. Requiere elegir el acto.',
  kindMissing: 'Elige uno de los cuatro reportes',

  options: 'Opciones del reporte',
  format: 'Formato',
  ceremony: 'Acto de grado',
  everyCeremony: 'Todos los actos',
  chooseCeremony: 'Elige un acto de grado',
  loadingCeremonies: 'Cargando los actos de grado…',
  ceremonyWithDate: '{name} · {date}',
  ceremonyById: 'Acto de grado n.º {id}',
  ceremonyMissing: 'Elige un acto de la lista',
  ceremonyGone: 'El acto elegido ya no existe. Elige otro',
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
  lastCeremony: 'Acto del reporte',
  missing: 'No disponible',
  noRecords:
    'Ningún registro coincide con lo que elegiste: el archivo solo contiene los encabezados.',
  downloadAgain: 'Descargar Nuevamente',
  viewPdf: 'Ver PDF',
  blocked: 'El navegador bloqueó la ventana del PDF. Puedes abrirlo con este enlace:',
  openPdf: 'Abrir el PDF en otra pestaña',
  fallbackFile: 'reporte',

  formats: 'Sobre los formatos',
  csvFormat: 'Formato CSV',
  csvText:
    'Una tabla que abren Excel, LibreOffice y Google Sheets. Sirve para filtrar, ordenar y combinar correspondencia.',
  excelFormat: 'Excel (.xlsx)',
  excelText:
    'Una tabla que se abre con doble clic. Números, códigos y teléfonos quedan como texto, con sus ceros.',
  pdfFormat: 'Formato PDF',
  pdfText:
    'Un documento con páginas numeradas, para leer, imprimir o archivar. Se puede ver en otra pestaña.',
});

export type ReportsMessages = typeof reportsMessages.defaults;
