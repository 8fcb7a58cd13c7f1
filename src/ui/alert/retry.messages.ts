import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the console's retry alert and of code that failed to load. Hosts override them in `console`. */
export const retryMessages = defineMessages('console', {
  retry: 'Reintentar',
  loadFailed: 'No se pudo cargar esta parte del sistema',
  loadFailedText: 'Revisa tu conexión. Lo demás sigue funcionando.',
});
