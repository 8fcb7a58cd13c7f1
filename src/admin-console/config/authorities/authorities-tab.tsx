import { useMemo } from 'react';
import { useToday } from '#admin-console/data/use-today.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { CataloguePanel } from '../catalogue-panel.tsx';
import { authoritiesCatalogue } from './authorities.catalogue.ts';
import { authoritiesMessages } from './authorities.messages.ts';

/** 'Autoridades': the officials who sign documents. */
export function AuthoritiesTab() {
  const messages = useMessages(authoritiesMessages);
  const today = useToday();
  const catalogue = useMemo(() => authoritiesCatalogue(messages, today), [messages, today]);
  return <CataloguePanel catalogue={catalogue} />;
}
