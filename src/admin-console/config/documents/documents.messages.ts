import { defineMessages } from '../../../messages/define-messages.ts';

/** Messages of the templates of documents. */
export const documentsMessages = defineMessages('configDocuments', {
  tab: 'Documentos',
});
