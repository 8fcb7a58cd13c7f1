import { useMemo } from 'react';
import { useMessages } from '../../../messages/messages-context.tsx';
import { CataloguePanel } from '../catalogue-panel.tsx';
import { documentFieldsCatalogue } from '../document-fields/document-fields.catalogue.ts';
import { documentFieldsMessages } from '../document-fields/document-fields.messages.ts';

/** 'Documentos': the additional fields of documents. */
export function DocumentsTab() {
  const messages = useMessages(documentFieldsMessages);
  return (
    <CataloguePanel catalogue={useMemo(() => documentFieldsCatalogue(messages), [messages])} />
  );
}
