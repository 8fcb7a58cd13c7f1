import { useMemo } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { useAuth } from '../../provider/graduation-context.ts';
import { careerTypesCatalogue } from './careers/career-types.catalogue.ts';
import { careerTypesMessages } from './careers/career-types.messages.ts';
import { careersCatalogue } from './careers/careers.catalogue.ts';
import { careersMessages } from './careers/careers.messages.ts';
import { facultiesCatalogue } from './careers/faculties.catalogue.ts';
import { facultiesMessages } from './careers/faculties.messages.ts';
import { CataloguePanel } from './catalogue/catalogue-panel.tsx';
import { usersCatalogue } from './users/users.catalogue.ts';
import { usersMessages } from './users/users.messages.ts';

export function FacultiesTab() {
  const messages = useMessages(facultiesMessages);
  return <CataloguePanel catalogue={useMemo(() => facultiesCatalogue(messages), [messages])} />;
}

export function CareersTab() {
  const messages = useMessages(careersMessages);
  return <CataloguePanel catalogue={useMemo(() => careersCatalogue(messages), [messages])} />;
}

export function CareerTypesTab() {
  const messages = useMessages(careerTypesMessages);
  return <CataloguePanel catalogue={useMemo(() => careerTypesCatalogue(messages), [messages])} />;
}

export function UsersTab() {
  const messages = useMessages(usersMessages);
  const me = useAuth().getSession()?.user;
  return <CataloguePanel catalogue={useMemo(() => usersCatalogue(messages, me), [messages, me])} />;
}
