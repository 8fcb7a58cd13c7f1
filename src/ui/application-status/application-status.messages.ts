import { defineMessages } from '../../messages/define-messages.ts';

/** The label of an application's status, for graduates and registrars alike. */
export const applicationStatusMessages = defineMessages('applicationStatus', {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  rejected: 'Rechazada',
});
