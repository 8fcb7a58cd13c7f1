/** Words of the status look-up. */
export const statusMessages = {
  notFound: 'No se encontró la solicitud',
  tooMany: 'Has realizado demasiadas consultas. Espera un momento e intenta nuevamente.',
};
