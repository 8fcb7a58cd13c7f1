import { type ReactNode, useMemo } from 'react';
import type { MessageCatalogue, MessageTable } from '#messages/define-messages.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useAuth } from '#provider/graduation-context.ts';
import { lazyView } from '#react/lazy.tsx';
import { LoadFailed } from '#ui/alert/retry-alert.tsx';
import { LazyPart } from '#ui/lazy/lazy-part.tsx';
import type { ConfigView } from '../addresses/console-links.ts';
import { careerTypesMessages, facultiesMessages } from '../data/named-catalogues.messages.ts';
import { resources } from '../data/resources.ts';
import { useOffers } from '../data/use-offers.ts';
import { useConsole } from '../navigation/console-context.ts';
import { authoritiesMessages } from './authorities/authorities.messages.ts';
import { careersCatalogue } from './careers/careers.catalogue.ts';
import { careersMessages } from './careers/careers.messages.ts';
import { type NamedCatalogueMessages, namedCatalogue } from './catalogue/named.catalogue.ts';
import { CataloguePanel } from './catalogue-panel.tsx';
import { documentsMessages } from './documents/documents.messages.ts';
import { nomenclaturesMessages } from './nomenclatures/nomenclatures.messages.ts';
import { NomenclaturesTab } from './nomenclatures/nomenclatures-tab.tsx';
import { usersCatalogue } from './users/users.catalogue.ts';
import { usersMessages } from './users/users.messages.ts';

const documentsTab = lazyView(() =>
  import('./documents/documents-tab.tsx').then((file) => file.DocumentsTab),
);

const authoritiesTab = lazyView(() =>
  import('./authorities/authorities-tab.tsx').then((file) => file.AuthoritiesTab),
);

interface CatalogueTab {
  readonly label: string;
  readonly content: ReactNode;
}

/** The tabs of Configuración. A further catalogue is one more entry. */
export function useCatalogueTabs(): Readonly<Record<ConfigView, CatalogueTab>> {
  return {
    faculties: {
      label: useMessages(facultiesMessages).tab,
      content: (
        <NamedTab id="faculties" resource={resources.faculties} catalogue={facultiesMessages} />
      ),
    },
    careers: { label: useMessages(careersMessages).tab, content: <CareersTab /> },
    'career-types': {
      label: useMessages(careerTypesMessages).tab,
      content: (
        <NamedTab
          id="career-types"
          resource={resources.careerTypes}
          catalogue={careerTypesMessages}
        />
      ),
    },
    nomenclatures: {
      label: useMessages(nomenclaturesMessages).tab,
      content: <NomenclaturesTab />,
    },
    users: { label: useMessages(usersMessages).tab, content: <UsersTab /> },
    documents: {
      label: useMessages(documentsMessages).tab,
      content: <LazyPart view={documentsTab} props={{}} lines={5} Failure={LoadFailed} />,
    },
    authorities: {
      label: useMessages(authoritiesMessages).tab,
      content: <LazyPart view={authoritiesTab} props={{}} lines={5} Failure={LoadFailed} />,
    },
  };
}

interface NamedTabProps {
  readonly id: ConfigView;
  readonly resource: Parameters<typeof namedCatalogue>[1];
  readonly catalogue: MessageCatalogue<MessageTable & NamedCatalogueMessages>;
}

function NamedTab({ id, resource, catalogue }: NamedTabProps) {
  const messages = useMessages(catalogue);
  const named = useMemo(() => namedCatalogue(id, resource, messages), [id, resource, messages]);
  return <CataloguePanel catalogue={named} />;
}

function CareersTab() {
  const messages = useMessages(careersMessages);
  return <CataloguePanel catalogue={useMemo(() => careersCatalogue(messages), [messages])} />;
}

function UsersTab() {
  const messages = useMessages(usersMessages);
  const me = useAuth().getSession()?.user;
  const { can } = useConsole();
  const canReissue = useOffers('password-reset') && can('users.reset-password');
  const catalogue = useMemo(
    () => usersCatalogue(messages, me, canReissue),
    [messages, me, canReissue],
  );
  return <CataloguePanel catalogue={catalogue} />;
}
