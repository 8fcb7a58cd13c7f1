import { defineMessages } from '../../messages/define-messages.ts';

/** The words of one's own sessions. */
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
});
