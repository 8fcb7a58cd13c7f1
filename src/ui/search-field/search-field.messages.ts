import { defineMessages } from '../../messages/define-messages.ts';

/** The words of a search box. */
export const searchFieldMessages = defineMessages('search', {
  clear: 'Borrar búsqueda',
});
