import { defineMessages } from '../messages/define-messages.ts';

/** Messages about failed calls that all screens share. */
export const failureMessages = defineMessages('failures', {
  noAnswer: 'Error de conexión. Por favor, verifica tu internet.',
  unauthorized: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  forbidden: 'No tienes permisos para realizar esta acción.',
  missing: 'Recurso no encontrado.',
  server: 'Error del servidor. Intenta nuevamente más tarde.',
  unknown: 'Error desconocido',
  unreadable: 'La respuesta del servidor no se pudo leer. Intenta nuevamente más tarde.',
  page: 'Respondió otra página en lugar del servidor. Verifica tu conexión a internet.',
  crashTitle: 'Algo salió mal en esta parte de la página',
  crashText: 'Lo que escribiste se conserva en esta pestaña. Puedes intentarlo otra vez.',
  retry: 'Reintentar',
  notices: 'Avisos',
});
