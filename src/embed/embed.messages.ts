import { defineMessages } from '../messages/define-messages.ts';

/**
 * What a visitor reads where an element can't show its widget. They are part of the small script, since no other words
 * have been fetched then.
 */
export const embedMessages = defineMessages('embed', {
  loadFailed: 'No se pudo cargar esta parte de la página. Revisa tu conexión e inténtalo otra vez.',
  loadFailedAgain:
    'Esta parte de la página sigue sin cargar. Recarga la página para intentarlo otra vez.',
  retry: 'Reintentar',
  reload: 'Recargar la página',
  unavailable: 'Este servicio no está disponible en este momento. Inténtalo más tarde.',
});
