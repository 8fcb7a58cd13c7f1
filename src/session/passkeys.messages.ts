import { defineMessages } from '../messages/define-messages.ts';

/** Messages for a browser that returns no passkey. */
export const passkeysMessages = defineMessages('passkeys', {
  cancelled: 'La llave de acceso se canceló o tardó demasiado. Inténtalo de nuevo.',
  known: 'Este dispositivo ya tiene una llave de acceso para tu usuario.',
  failed: 'Este navegador no pudo usar la llave de acceso.',
});
