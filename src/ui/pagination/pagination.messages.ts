import { defineMessages } from '#messages/define-messages.ts';

/** Messages of the pagination. */
export const paginationMessages = defineMessages('pagination', {
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {page}',
});
