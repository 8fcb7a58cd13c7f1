import { useId } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { useConsole } from '../frame/console-context.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { CareersTab, CareerTypesTab, FacultiesTab, UsersTab } from './catalogue-tabs.tsx';
import { configMessages } from './config.messages.ts';
import { type CatalogueId, type ConfigTab, matrixPath, tabAt } from './config-tabs.flow.ts';
import { NomenclaturesTab } from './nomenclatures/nomenclatures-tab.tsx';
import { Panel } from './tab-list.styles.ts';
import { TabList, tabIdOf } from './tab-list.tsx';

/** 'Configuración' (spec §2): five catalogues in tabs; the tab stands in the address. */
export function ConfigSection() {
  const { location, navigate } = useConsole();
  const words = useMessages(configMessages);
  const id = useId();
  const tab = tabAt(location.pathname);
  const panelId = `${id}-panel`;

  // Looking through the tabs with the arrow keys leaves one step for the back button, not five.
  const select = (next: ConfigTab, how: 'press' | 'byKey') => {
    if (next !== tab) navigate(next.path, { replace: how === 'byKey' });
  };

  return (
    <SectionPage title={words.title}>
      <TabList current={tab} idBase={id} panelId={panelId} onSelect={select} />
      <Panel id={panelId} role="tabpanel" aria-labelledby={tabIdOf(id, tab)} key={tab.id}>
        <TabContent id={tab.id} isMatrix={location.pathname === matrixPath} />
      </Panel>
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
