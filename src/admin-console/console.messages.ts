import { defineMessages } from '../messages/define-messages.ts';

/** Messages of the console's frame. */
export const consoleMessages = defineMessages('console', {
  productName: 'Sistema de Graduaciones',
  skip: 'Saltar al contenido',
  menu: 'Menú',
  sections: 'Secciones',
  dashboard: 'Dashboard',
  ceremonies: 'Actos de Grado',
  applications: 'Solicitudes',
  titles: 'Títulos',
  titlesHeading: 'Títulos Emitidos',
  reports: 'Reportes',
  config: 'Configuración',

  signOut: 'Salir',
  signedOut: 'Sesión cerrada correctamente',
  someone: 'Usuario',
  superAdmin: 'Super Admin',
  admin: 'Admin',
  user: 'Usuario',

  crashed: 'Algo salió mal en esta sección',
  crashedText: 'Las demás secciones siguen funcionando. Puedes intentarlo otra vez.',

  misplaced: 'La administración no está disponible en esta dirección',
  misplacedText: 'Avisa a quien mantiene el sitio: su configuración está incompleta.',
  barred: 'Tu usuario no tiene acceso a la administración',
  barredText:
    'Solo quienes administran el sistema pueden entrar aquí. Cierra la sesión y entra con otro usuario.',
});
