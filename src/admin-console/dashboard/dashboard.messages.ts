import { defineMessages } from '#messages/define-messages.ts';

export const dashboardMessages = defineMessages('dashboard', {
  title: 'Dashboard',
  pending: 'Solicitudes Pendientes',
  confirmed: 'Solicitudes Confirmadas',
  ceremonies: 'Actos de Grado Activos',
  titles: 'Títulos Emitidos',

  refresh: 'Actualizar cifras',
  refreshing: 'Actualizando cifras…',
  asSpecified: 'Cifras de ejemplo. Pulsa «Actualizar cifras» para ver las actuales.',
  counted: 'Cifras actualizadas hoy a las {time}.',
  unknown: 'No disponible',
  failed: 'No se pudieron calcular todas las cifras',
  summaryFailed: 'Error al cargar el resumen',

  recent: 'Actividad reciente',
  recentText: 'Aquí aparecerán los últimos cambios de solicitudes, actos y títulos.',
});
