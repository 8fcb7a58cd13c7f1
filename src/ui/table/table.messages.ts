import { defineMessages } from '../../messages/define-messages.ts';

/** The words of a table itself. */
export const tableMessages = defineMessages('table', {
  rowCount: { one: '{count} fila', other: '{count} filas' },
});
