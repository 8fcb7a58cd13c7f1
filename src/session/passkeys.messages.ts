import { defineMessages } from '../messages/define-messages.ts';

/** What is said when the browser brings no passkey. */
export const passkeysMessages = defineMessages('passkeys', {
  cancelled: 'La llave de acceso se canceló o tardó demasiado. Inténtalo de nuevo.',
  known: 'Este dispositivo ya tiene una llave de acceso para tu usuario.',
  failed: 'Este navegador no pudo usar la llave de acceso.',
});
