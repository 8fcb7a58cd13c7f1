import { fieldMessages } from '../input/fields.messages.ts';

/** Why somebody whom the provider sent back may not enter. */
export type Refusal =
  | 'unknown'
  | 'unverified'
  | 'inactive'
  | 'other-identity'
  | 'not-completed'
  | 'unreachable';

/** Words of signing in through a provider. */
export const openIdMessages = {
  returnRequired: fieldMessages.requiredFeminine('La dirección de regreso'),
  foreignReturn: 'La dirección de regreso no pertenece a este sitio.',
  expired: 'Esta entrada venció o ya se usó. Vuelve a la página de entrada e inténtalo de nuevo.',
};

/** What a refused person reads, with the name of the provider. */
export const refusalSentences: Readonly<Record<Refusal, (label: string) => string>> = {
  unknown: noAccess,
  inactive: noAccess,
  unverified: (label) =>
    `${label} no ha confirmado tu correo. Confírmalo allí o entra con tu contraseña.`,
  'other-identity': (label) =>
    `Tu usuario está unido a otra identidad de ${label}. Pide ayuda a quien administra el sistema en tu universidad.`,
  'not-completed': (label) =>
    `No se completó la entrada con ${label}. Inténtalo de nuevo o entra con tu contraseña.`,
  unreachable: (label) =>
    `${label} no responde en este momento. Entra con tu contraseña o inténtalo más tarde.`,
};

function noAccess(label: string): string {
  return `${label} te reconoce, pero aquí no hay un usuario activo con ese correo. Pide acceso a quien administra el sistema en tu universidad.`;
}
