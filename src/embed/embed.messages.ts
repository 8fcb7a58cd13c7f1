import { defineMessages } from '../messages/define-messages.ts';

/**
 * Messages of an element that can't show its widget. They are part of the small script, because no other messages have
 * been fetched at that time.
 */
export const embedMessages = defineMessages('embed', {
  loadFailed: 'No se pudo cargar esta parte de la página. Revisa tu conexión e inténtalo otra vez.',
  loadFailedAgain:
    'Esta parte de la página sigue sin cargar. Recarga la página para intentarlo otra vez.',
  filesMissing:
    'No se pudo cargar esta parte de la página. Al sitio le faltan archivos: avisa a quien lo edita.',
  retry: 'Reintentar',
  reload: 'Recargar la página',
  apiRefused: 'Este sitio no permite la dirección que se puso aquí. Avisa a quien edita la página.',
  unavailable: 'Este servicio no está disponible en este momento. Inténtalo más tarde.',
});
