import { defineMessages } from '../../messages/define-messages.ts';

/** Messages of the dialog before the session expires. */
export const expiryDialogMessages = defineMessages('sessionEnding', {
  title: 'Tu sesión está por terminar',
  text: 'Termina a las {time}. Lo que no hayas guardado se pierde entonces.',
  stay: 'Seguir aquí',
  failed: 'No se pudo prolongar la sesión. Guarda tu trabajo o inténtalo otra vez.',
});
