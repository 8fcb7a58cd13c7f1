import type { RefusalAnswer } from './refusal-answer.ts';

/** Sign-in, rights, passwords and passkeys. */
export const sessionRefusals = {
  signInRequired: { status: 401, message: 'Debes iniciar sesión para continuar.' },
  sessionExpired: {
    status: 401,
    message: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
  },
  forbidden: { status: 403, message: 'No tienes permisos para realizar esta acción.' },
  passwordChangeRequired: {
    status: 403,
    message: 'Debes elegir tu propia contraseña antes de continuar.',
  },
  wrongCredentials: { status: 401, message: 'Usuario o contraseña incorrectos.' },
  passkeyRequired: {
    status: 403,
    message: 'Debes agregar una llave de acceso antes de continuar.',
  },
  passwordSignInOff: {
    status: 401,
    message:
      'Usuario o contraseña incorrectos. Los administradores entran con una llave de acceso o con la cuenta de su universidad.',
  },
  stepUpRequired: {
    status: 403,
    message: 'Hace tiempo que entraste. Confirma que eres tú para continuar.',
  },
  notConfirmed: {
    status: 422,
    message: 'No se pudo confirmar que eres tú. Inténtalo de nuevo.',
  },
  oneTimePasswordSpent: {
    status: 401,
    message:
      'La contraseña de un solo uso ya se usó o venció. Pide otra a quien te dio la primera.',
  },
  wrongPassword: { status: 422, message: 'La contraseña actual no es correcta.' },
  samePassword: {
    status: 422,
    message: 'La nueva contraseña debe ser distinta de la actual',
  },
  guessablePassword: {
    status: 422,
    message:
      'Esa contraseña es fácil de adivinar. Elige una frase larga que no contenga tus datos.',
  },
  sessionMissing: { status: 404, message: 'La sesión no existe o ya terminó.' },
  passkeyNotRecognized: {
    status: 401,
    message: 'No se reconoció la llave de acceso. Entra con tu contraseña.',
  },
  passkeyNotAdded: {
    status: 422,
    message: 'No se pudo agregar la llave de acceso. Inténtalo de nuevo.',
  },
  passkeyExists: { status: 409, message: 'Esta llave de acceso ya está agregada.' },
  passkeyMissing: { status: 404, message: 'La llave de acceso no existe.' },
} as const satisfies Record<string, RefusalAnswer>;
