import type { RefusalAnswer, RefusalValues } from './refusal-answer.ts';

const signInExpired =
  'Esta entrada venció o ya se usó. Vuelve a la página de entrada e inténtalo de nuevo.';

const noAccess = ({ provider }: RefusalValues) =>
  `${provider} te reconoce, pero aquí no hay un usuario activo con ese correo. Pide acceso a quien administra el sistema en tu universidad.`;

/** Signing in through a provider; `provider` is its name. */
export const providerRefusals = {
  foreignReturn: {
    status: 422,
    message: 'La dirección de regreso no pertenece a este sitio.',
  },
  providerSignInExpired: { status: 401, message: signInExpired },
  providerReturnExpired: { status: 400, message: signInExpired },
  providerUserUnknown: { status: 401, message: noAccess },
  providerUserInactive: { status: 401, message: noAccess },
  providerEmailUnverified: {
    status: 401,
    message: ({ provider }: RefusalValues) =>
      `${provider} no ha confirmado tu correo. Confírmalo allí o entra con tu contraseña.`,
  },
  providerIdentityDiffers: {
    status: 401,
    message: ({ provider }: RefusalValues) =>
      `Tu usuario está unido a otra identidad de ${provider}. Pide ayuda a quien administra el sistema en tu universidad.`,
  },
  providerAssuranceTooLow: {
    status: 401,
    message: ({ provider }: RefusalValues) =>
      `Tu universidad exige un segundo factor, y ${provider} no lo pidió. Inténtalo de nuevo o pide ayuda a quien administra el sistema.`,
  },
  providerSignInIncomplete: {
    status: 401,
    message: ({ provider }: RefusalValues) =>
      `No se completó la entrada con ${provider}. Inténtalo de nuevo o entra con tu contraseña.`,
  },
  providerUnreachable: {
    status: 503,
    message: ({ provider }: RefusalValues) =>
      `${provider} no responde en este momento. Entra con tu contraseña o inténtalo más tarde.`,
  },
} as const satisfies Record<string, RefusalAnswer>;
