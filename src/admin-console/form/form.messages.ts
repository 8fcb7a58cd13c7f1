import { defineMessages } from '../../messages/define-messages.ts';

/** Hints for a field that another user has changed since the form was opened. */
export const formMessages = defineMessages('consoleForm', {
  changedElsewhere: 'Otra persona lo cambió entretanto: «{value}»',
  emptiedElsewhere: 'Otra persona lo borró entretanto',
  takenElsewhere: 'Otra persona lo cambió entretanto. Antes decía «{former}»',
  filledElsewhere: 'Otra persona lo completó entretanto',
});
