import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the passkey that replaces a one-time password. */
export const newPasskeyMessages = defineMessages('newPasskey', {
  title: 'Agrega una llave de acceso',
  text: 'Entraste con una contraseña de un solo uso. Aquí se entra con una llave de acceso: con tu huella, tu rostro o el PIN de tu dispositivo.',
  unsupported:
    'Este navegador no admite llaves de acceso. Usa otro con una contraseña nueva de un solo uso.',
  name: 'Nombre de la llave',
  usualName: 'Mi dispositivo',
  nameMissing: 'El nombre de la llave es requerido',
  submit: 'Agregar una llave de acceso',
  back: 'Entrar con otro usuario',

  added: 'Llave de acceso agregada',
  addedText: 'Entra con ella.',
  failed: 'No se pudo agregar la llave de acceso',
});
