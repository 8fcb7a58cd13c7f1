import { defineMessages } from '#messages/define-messages.ts';

/** Messages for the browsers of apps, in the namespace `wizard`. */
export const inAppMessages = defineMessages('wizard', {
  inAppTitle: 'Estás en el navegador de {app}',
  inAppDraft:
    'Lo que escribas se guarda solo aquí. Termina tu solicitud sin salir, o ábrela antes en el navegador de tu teléfono desde el menú de {app}.',
});
