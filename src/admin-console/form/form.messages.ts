import { defineMessages } from '../../messages/define-messages.ts';

/** What a form says of a field that somebody else changed since it was opened. */
export const formMessages = defineMessages('consoleForm', {
  changedElsewhere: 'Otra persona lo cambió entretanto: «{value}»',
  emptiedElsewhere: 'Otra persona lo borró entretanto',
  takenElsewhere: 'Otra persona lo cambió entretanto. Antes decía «{former}»',
  filledElsewhere: 'Otra persona lo completó entretanto',
});
