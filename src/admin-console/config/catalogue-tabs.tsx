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
  const words = useMessages(facultiesMessages);
  return <CataloguePanel catalogue={useMemo(() => facultiesCatalogue(words), [words])} />;
}

export function CareersTab() {
  const words = useMessages(careersMessages);
  return <CataloguePanel catalogue={useMemo(() => careersCatalogue(words), [words])} />;
}

export function CareerTypesTab() {
  const words = useMessages(careerTypesMessages);
  return <CataloguePanel catalogue={useMemo(() => careerTypesCatalogue(words), [words])} />;
}

export function UsersTab() {
  const words = useMessages(usersMessages);
  const me = useAuth().getSession()?.user;
  return <CataloguePanel catalogue={useMemo(() => usersCatalogue(words, me), [words, me])} />;
}
