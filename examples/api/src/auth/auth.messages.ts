import { fieldMessages } from '../input/fields.messages.ts';

/** Words of signing in and of being allowed. */
export const authMessages = {
  identifierRequired: fieldMessages.required('El usuario o email'),
  passwordRequired: fieldMessages.requiredFeminine('La contraseña'),
  wrongCredentials: 'Usuario o contraseña incorrectos.',
  signInRequired: 'Debes iniciar sesión para continuar.',
  sessionExpired: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  forbidden: 'No tienes permisos para realizar esta acción.',
  tooShort: 'La nueva contraseña debe tener al menos 10 caracteres',
  signedOut: 'Sesión cerrada correctamente',
  passwordChanged: 'Contraseña actualizada correctamente',
};

/** Names of the roles (spec §6). */
export const roleNames: Readonly<Record<number, string>> = {
  1: 'Super Admin',
  2: 'Admin',
  3: 'Usuario',
};
