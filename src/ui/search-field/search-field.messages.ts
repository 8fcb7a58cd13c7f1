import { defineMessages } from '#messages/define-messages.ts';

/** Messages of a search field. */
export const searchFieldMessages = defineMessages('search', {
  clear: 'Borrar búsqueda',
});
