import { defineMessages } from '../../messages/define-messages.ts';

/** The words a table says by itself. */
export const tableMessages = defineMessages('table', {
  rowCount: { one: '{count} fila', other: '{count} filas' },
});
