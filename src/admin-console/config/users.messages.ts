import { defineMessages } from '../../messages/define-messages.ts';

/** The words of the users (spec §2, §5, §6 and §8, rulings 40 and 42). */
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

  loadFailed: 'Error al cargar usuarios',
  saveFailed: 'Error al guardar el usuario',
  removeFailed: 'Error al eliminar el usuario',
  created: 'Usuario creado exitosamente',
  updated: 'Usuario actualizado exitosamente',
  removed: 'Usuario eliminado exitosamente',

  selfRemoval: 'Es tu propio usuario: otra persona que administre puede eliminarlo.',
  lastRemoval: 'Es el último administrador activo: nombra a otro antes de eliminarlo.',
  selfLock: 'Es tu propio usuario: no puedes quitarte el acceso.',
  lastLock: 'Es el último administrador activo: nombra a otro antes de quitarle el acceso.',

  passwordTitle: 'Contraseña de un solo uso',
  passwordText: 'Entrégala a {name}. Se muestra solo esta vez: después no se puede recuperar.',
  password: 'Contraseña',
  copy: 'Copiar contraseña',
  copied: 'Contraseña copiada',
  copyFailed: 'No se pudo copiar. Está seleccionada: usa Ctrl + C.',
  passwordKept: 'Ya la guardé',
});
