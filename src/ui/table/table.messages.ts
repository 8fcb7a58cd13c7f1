import { defineMessages } from '#messages/define-messages.ts';

/** Messages of a table. */
export const tableMessages = defineMessages('table', {
  rowCount: { one: '{count} fila', other: '{count} filas' },
});
