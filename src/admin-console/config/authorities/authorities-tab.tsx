import { useMemo } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { CataloguePanel } from '../catalogue-panel.tsx';
import { authoritiesCatalogue } from './authorities.catalogue.ts';
import { authoritiesMessages } from './authorities.messages.ts';

/** 'Autoridades': the officials who sign documents. */
export function AuthoritiesTab() {
  const messages = useMessages(authoritiesMessages);
  return <CataloguePanel catalogue={useMemo(() => authoritiesCatalogue(messages), [messages])} />;
}
