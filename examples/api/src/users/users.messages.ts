/** Words about users. */
export const userMessages = {
  usernameRequired: 'El nombre de usuario es requerido',
  usernameInvalid:
    'El nombre de usuario solo puede tener letras, números, puntos, guiones y guiones bajos',
  emailRequired: 'El email es requerido',
  fullNameRequired: 'El nombre completo es requerido',
  roleRequired: 'El rol es requerido',
  notFound: 'El usuario no existe.',
  usernameTaken: 'Ya existe un usuario con ese nombre de usuario.',
  emailTaken: 'Ya existe un usuario con ese email.',
  notYourself: 'No puedes eliminar tu propio usuario.',
  notDeactivateYourself: 'No puedes desactivar tu propio usuario.',
  notDemoteYourself: 'No puedes quitarte el rol de administrador.',
  notOwnPassword: 'Tu propia contraseña la cambias tú al iniciar sesión.',
  inactivePassword: 'El usuario está desactivado: actívalo antes de darle una contraseña.',
  passwordReissued: 'Contraseña de un solo uso creada',
  created: 'Usuario creado exitosamente',
  updated: 'Usuario actualizado exitosamente',
  deleted: 'Usuario eliminado exitosamente',
};
