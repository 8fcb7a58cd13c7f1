import { fieldMessages } from '../input/fields.messages.ts';

/** Words of signing in and of being allowed. */
export const authMessages = {
  identifierRequired: fieldMessages.required('El usuario o email'),
  passwordRequired: fieldMessages.requiredFeminine('La contraseña'),
  wrongCredentials: 'Usuario o contraseña incorrectos.',
  signInRequired: 'Debes iniciar sesión para continuar.',
  sessionExpired: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  forbidden: 'No tienes permisos para realizar esta acción.',
  changePasswordFirst: 'Debes elegir tu propia contraseña antes de continuar.',
  wrongPassword: 'La contraseña actual no es correcta.',
  tooShort: 'La nueva contraseña debe tener al menos 10 caracteres',
  tooLong: 'La nueva contraseña no puede tener más de 200 caracteres',
  guessable:
    'Esa contraseña es fácil de adivinar. Elige una frase larga que no contenga tus datos.',
  samePassword: 'La nueva contraseña debe ser distinta de la actual',
  oneTimeSpent:
    'La contraseña de un solo uso ya se usó o venció. Pide otra a quien te dio la primera.',
  sessionNotFound: 'La sesión no existe o ya terminó.',
  sessionEnded: 'Sesión terminada',
  otherSessionsEnded: 'Las demás sesiones terminaron',
  signedOut: 'Sesión cerrada correctamente',
  passwordChanged: 'Contraseña actualizada correctamente',
};

/** Names of the roles. */
export const roleNames: Readonly<Record<number, string>> = {
  1: 'Super Admin',
  2: 'Admin',
  3: 'Usuario',
};
