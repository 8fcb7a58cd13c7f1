import type { RefusalAnswer } from './refusal-answer.ts';

/** Users of the console. */
export const userRefusals = {
  userMissing: { status: 404, message: 'El usuario no existe.' },
  usernameTaken: { status: 409, message: 'Ya existe un usuario con ese nombre de usuario.' },
  emailTaken: { status: 409, message: 'Ya existe un usuario con ese email.' },
  ownUserDeletion: { status: 409, message: 'No puedes eliminar tu propio usuario.' },
  ownUserDeactivation: { status: 409, message: 'No puedes desactivar tu propio usuario.' },
  ownUserDemotion: { status: 409, message: 'No puedes quitarte el rol de administrador.' },
  ownPasswordReissue: {
    status: 409,
    message: 'Tu propia contraseña la cambias tú al iniciar sesión.',
  },
  inactiveUserPassword: {
    status: 409,
    message: 'El usuario está desactivado: actívalo antes de darle una contraseña.',
  },
} as const satisfies Record<string, RefusalAnswer>;
