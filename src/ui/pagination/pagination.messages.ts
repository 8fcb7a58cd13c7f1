import { defineMessages } from '../../messages/define-messages.ts';

/** The words of a row of page numbers. */
export const paginationMessages = defineMessages('pagination', {
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página {page}',
});
