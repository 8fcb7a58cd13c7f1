/** Words of passkeys. */
export const passkeyMessages = {
  refused: 'No se reconoció la llave de acceso. Entra con tu contraseña.',
  notAdded: 'No se pudo agregar la llave de acceso. Inténtalo de nuevo.',
  known: 'Esta llave de acceso ya está agregada.',
  added: 'Llave de acceso agregada',
  removed: 'Llave de acceso eliminada',
  notFound: 'La llave de acceso no existe.',
};
