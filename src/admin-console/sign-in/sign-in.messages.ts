import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the sign-in card. */
export const signInMessages = defineMessages('signIn', {
  title: 'Sistema de Graduaciones',
  pageTitle: 'Iniciar Sesión',
  subtitle: 'Ingresa tus credenciales para acceder a la administración.',
  subtitleWithoutPassword: 'Entra con una llave de acceso o con la cuenta de tu universidad.',
  identifier: 'Usuario o Email',
  identifierExample: 'usuario@universidad.edu',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  submit: 'Iniciar Sesión',
  submitting: 'Iniciando sesión...',
  through: 'Entrar con la cuenta de tu universidad',
  byPasskey: 'Iniciar sesión con una llave de acceso',
  oneTime: 'Tengo una contraseña de un solo uso',
  noMeans: 'Este navegador no admite llaves de acceso. Usa otro navegador u otro dispositivo.',
  forgot: '¿Olvidaste tu contraseña?',
  forgotHelp:
    'Pide una contraseña nueva a quien administra el sistema en tu universidad. Nadie te la pedirá por teléfono ni por correo.',
  home: 'Volver al Inicio',

  identifierMissing: 'El usuario o email es requerido',
  passwordMissing: 'La contraseña es requerida',

  welcome: '¡Bienvenido, {name}!',
  someone: 'Usuario',
  failed: 'Error al iniciar sesión',
  invalid: 'Credenciales inválidas',

  elsewhere: 'Tu sesión no está activa',
  elsewhereText: 'Entra de nuevo desde el portal de tu universidad.',
});
