/** What a throttled person reads. */
export const throttleMessages = {
  tooMany: 'Demasiados intentos. Espera unos minutos e intenta nuevamente.',
};
