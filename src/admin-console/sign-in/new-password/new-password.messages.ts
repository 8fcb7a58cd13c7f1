import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the new password after the first sign-in. */
export const newPasswordMessages = defineMessages('newPassword', {
  title: 'Elige tu contraseña',
  text: 'Entraste con una contraseña de un solo uso. Elige la tuya para continuar.',
  password: 'Nueva contraseña',
  passwordHint: 'Al menos 10 caracteres. Una frase larga es fácil de recordar.',
  repetition: 'Repite la nueva contraseña',
  show: 'Mostrar contraseña',
  submit: 'Guardar y entrar',
  submitting: 'Guardando…',
  back: 'Entrar con otro usuario',

  required: 'La contraseña es requerida',
  tooShort: 'La nueva contraseña debe tener al menos 10 caracteres',
  tooLong: 'La nueva contraseña no puede tener más de 200 caracteres',
  same: 'La nueva contraseña debe ser distinta de la actual',
  different: 'Las contraseñas no coinciden',

  failed: 'Error al cambiar la contraseña',
  changed: 'Contraseña actualizada correctamente',
});
