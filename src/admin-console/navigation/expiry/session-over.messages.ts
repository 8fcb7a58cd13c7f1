import { defineMessages } from '#messages/define-messages.ts';

/** Messages after the session has ended with unsaved work. Hosts override them in `console`. */
export const sessionOverMessages = defineMessages('console', {
  unsaved: 'Tu sesión terminó y hay cambios sin guardar',
  unsavedText:
    'Copia lo que escribiste antes de cerrar esta ventana: después tendrás que iniciar sesión de nuevo.',
  unsavedSignIn:
    'Inicia sesión en otra pestaña y vuelve a guardar aquí. Lo que escribiste sigue en esta página.',
  signInElsewhere: 'Iniciar sesión en otra pestaña',
});
