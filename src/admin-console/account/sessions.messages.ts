import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the user's sessions and passkeys. */
export const sessionsMessages = defineMessages('consoleSessions', {
  title: 'Tus sesiones',
  unknown: 'Otro dispositivo',
  here: 'Esta sesión',
  seen: 'Último uso: {when}',
  end: 'Cerrar',
  endAction: 'Cerrar la sesión de {device}, {when}',
  ended: 'Sesión cerrada',
  endOthers: 'Cerrar todas las demás',
  othersEnded: 'Las demás sesiones se cerraron',
  endFailed: 'Error al cerrar la sesión',

  byPasskey: 'Con llave de acceso',
  passkeys: 'Tus llaves de acceso',
  passkeysText:
    'Con una llave de acceso entras sin contraseña: con tu huella, tu rostro o el PIN de tu dispositivo.',
  unused: 'Sin usar todavía',
  remove: 'Quitar',
  removeAction: 'Quitar la llave de acceso {name}',
  removed: 'Llave de acceso eliminada',
  add: 'Agregar una llave de acceso',
  unsupported: 'Este navegador no admite llaves de acceso.',
  name: 'Nombre de la llave',
  password: 'Contraseña',
  show: 'Mostrar contraseña',
  added: 'Llave de acceso agregada',
  passkeyFailed: 'No se pudieron cambiar tus llaves de acceso',
});
