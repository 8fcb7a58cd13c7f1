import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the dialog before the session expires. */
export const expiryDialogMessages = defineMessages('sessionEnding', {
  title: 'Tu sesión está por terminar',
  text: 'Terminará a las {time}. Guarda tu trabajo: esta pestaña conserva lo que escribiste en casi todos los formularios, pero no las imágenes.',
  stay: 'Seguir aquí',
  failed: 'No se pudo prolongar la sesión. Guarda tu trabajo o inténtalo otra vez.',
});
