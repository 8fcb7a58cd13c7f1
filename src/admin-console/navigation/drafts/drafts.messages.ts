import { defineMessages } from '#messages/define-messages.ts';

/** The offer to continue with unsaved input. Hosts override it in `consoleForm`. */
export const draftsMessages = defineMessages('consoleForm', {
  draftTitle: 'Quedaron cambios sin guardar',
  draftText: 'Conservamos en esta pestaña lo que habías escrito en «{name}».',
  draftTextUnnamed: 'Conservamos en esta pestaña lo que habías escrito.',
  draftResume: 'Continuar',
  draftDiscard: 'Descartar',
  draftLost: 'Lo que estabas editando ya no está en la lista',
});
