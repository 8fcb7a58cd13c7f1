import { useMessages } from '../../messages/messages-context.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { SectionPage } from '../frame/section-page.tsx';
import { useConsole } from '../navigation/console-context.ts';
import { CareersTab, CareerTypesTab, FacultiesTab, UsersTab } from './catalogue-tabs.tsx';
import { configMessages } from './config.messages.ts';
import { type CatalogueId, configTabs, matrixPath, tabAt } from './config-tabs.flow.ts';
import { NomenclaturesTab } from './nomenclatures/nomenclatures-tab.tsx';

/** 'Configuración': five catalogues in tabs, selected by the URL. */
export function ConfigSection() {
  const { location, navigate } = useConsole();
  const messages = useMessages(configMessages);
  const { id: selected } = tabAt(location.pathname);

  // Switching tabs with the arrow keys replaces the history entry, so that Back skips the tabs in between.
  const select = (id: CatalogueId, how: 'press' | 'byKey') => {
    const tab = configTabs.find((entry) => entry.id === id);
    if (tab !== undefined && id !== selected) navigate(tab.path, { replace: how === 'byKey' });
  };

  return (
    <SectionPage title={messages.title}>
      <Tabs
        label={messages.tabs}
        tabs={configTabs.map(({ id }) => ({ id, label: messages[id] }))}
        selected={selected}
        onSelect={select}
      >
        <TabContent id={selected} isMatrix={location.pathname === matrixPath} />
      </Tabs>
    </SectionPage>
  );
}

interface TabContentProps {
  readonly id: CatalogueId;
  readonly isMatrix: boolean;
}

function TabContent({ id, isMatrix }: TabContentProps) {
  switch (id) {
    case 'faculties':
      return <FacultiesTab />;
    case 'careers':
      return <CareersTab />;
    case 'careerTypes':
      return <CareerTypesTab />;
    case 'nomenclatures':
      return <NomenclaturesTab isMatrix={isMatrix} />;
    case 'users':
      return <UsersTab />;
    default:
      return id satisfies never;
  }
}
