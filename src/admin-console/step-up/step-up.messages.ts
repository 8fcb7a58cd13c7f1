import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the dialog in which a user proves their identity again. */
export const stepUpMessages = defineMessages('confirmation', {
  title: 'Confirma que eres tú',
  text: 'Hace tiempo que iniciaste sesión. Confirma tu identidad y la acción continuará automáticamente.',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  passwordMissing: 'La contraseña es requerida',
  confirm: 'Confirmar',
  confirming: 'Confirmando…',
  byPasskey: 'Confirmar con una llave de acceso',
  through: 'Confirmar con la cuenta de tu universidad',
  waiting: 'Confirma en la ventana que se abrió. Esta página esperará.',
  blocked:
    'El navegador bloqueó la ventana de tu universidad. Permite las ventanas emergentes e inténtalo de nuevo.',
  unavailable: 'Para esta acción, sal y vuelve a entrar.',
  cancel: 'Cancelar',

  failed: 'No se pudo confirmar que eres tú',
  declined: 'No se hizo nada: falta confirmar que eres tú.',

  returned: 'Listo',
  returnedText: 'Puedes cerrar esta ventana y seguir en la anterior.',
});
