import { defineMessages } from '#messages/define-messages.ts';

/** Labels of an application's status, for graduates and registrars. */
export const applicationStatusMessages = defineMessages('applicationStatus', {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  rejected: 'Rechazada',
});
