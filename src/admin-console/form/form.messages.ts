import { defineMessages } from '#messages/define-messages.ts';

/** Hints for a field that another user has changed since the form was opened. */
export const formMessages = defineMessages('consoleForm', {
  changedElsewhere: 'Mientras tanto, otra persona cambió este campo: «{value}»',
  emptiedElsewhere: 'Mientras tanto, otra persona borró este campo',
  takenElsewhere: 'Mientras tanto, otra persona cambió este campo. Antes decía «{former}»',
  filledElsewhere: 'Mientras tanto, otra persona completó este campo',
});
