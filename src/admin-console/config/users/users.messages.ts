import { defineMessages } from '../../../messages/define-messages.ts';

/** Messages of the users. */
export const usersMessages = defineMessages('configUsers', {
  rowCount: { one: '{count} usuario', other: '{count} usuarios' },
  add: 'Nuevo Usuario',
  editTitle: 'Editar usuario',
  removeTitle: 'Eliminar usuario',
  removeText: 'Se eliminará el usuario:',
  searchPlaceholder: 'Nombre, usuario o email',
  empty: 'No hay usuarios registrados',
  emptyFiltered: 'No se encontraron usuarios con los filtros aplicados',

  id: 'ID',
  username: 'Nombre de usuario',
  email: 'Email',
  fullName: 'Nombre completo',
  role: 'Rol',
  active: 'Activo',
  superAdmin: 'Super Admin',
  admin: 'Admin',
  user: 'Usuario',
  usernameRequired: 'El nombre de usuario es requerido',
  emailRequired: 'El email es requerido',
  emailInvalid: 'Por favor ingresa un email válido',
  fullNameRequired: 'El nombre completo es requerido',
  roleRequired: 'El rol es requerido',

  saveFailed: 'Error al guardar el usuario',
  removeFailed: 'Error al eliminar el usuario',
  created: 'Usuario creado exitosamente',
  updated: 'Usuario actualizado exitosamente',
  removed: 'Usuario eliminado exitosamente',

  selfRemoval: 'Es tu propio usuario: otra persona que administre puede eliminarlo.',
  lastRemoval: 'Es el último administrador activo: nombra a otro antes de eliminarlo.',
  selfRoleLock: 'Es tu propio usuario: no puedes cambiar tu rol.',
  selfActiveLock: 'Es tu propio usuario: no puedes desactivarte.',
  lastRoleLock: 'Es el último administrador activo: nombra a otro antes de cambiar su rol.',
  lastActiveLock: 'Es el último administrador activo: nombra a otro antes de desactivarlo.',

  reissueAction: 'Dar otra contraseña a {name}',
  reissue: 'Dar otra contraseña',
  reissueText: 'La contraseña de {name} dejará de servir y se cerrarán sus sesiones.',
  reissued: 'Contraseña creada',
  reissueFailed: 'Error al crear la contraseña',

  passwordTitle: 'Contraseña de un solo uso',
  passwordText: 'Entrégala a {name}. Se muestra solo esta vez: después no se puede recuperar.',
  password: 'Contraseña',
  copy: 'Copiar contraseña',
  copied: 'Contraseña copiada',
  copyFailed: 'No se pudo copiar. Está seleccionada: usa Ctrl + C.',
  passwordKept: 'Ya la guardé',
  passwordLostTitle: 'La contraseña no llegó',
  passwordLostText:
    'El usuario de {name} se creó, pero la respuesta del servidor se perdió. Si traía una contraseña de un solo uso, no se puede recuperar: elimina el usuario y créalo otra vez.',
  passwordLostKnown: 'Entendido',
});
