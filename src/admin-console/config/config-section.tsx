import { Fragment } from 'react';
import { useMessages } from '#messages/messages-context.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import type { ConfigView } from '../addresses/console-links.ts';
import { useOffers } from '../data/use-offers.ts';
import { SectionPage } from '../frame/section-page.tsx';
import { useConsole } from '../navigation/console-context.ts';
import { useCatalogueTabs } from './catalogue-tabs.tsx';
import { configMessages } from './config.messages.ts';
import { configPath, viewAt, viewsOf } from './config-tabs.flow.ts';

/** 'Configuración': the catalogues in tabs, selected by the URL. */
export function ConfigSection() {
  const { location, navigate } = useConsole();
  const messages = useMessages(configMessages);
  const tabs = useCatalogueTabs();
  const views = viewsOf({ documents: useOffers('documents') });
  const selected = viewAt(location.pathname, views);

  // Switching tabs with the arrow keys replaces the history entry, so that Back skips the tabs in between.
  const select = (view: ConfigView, how: 'press' | 'byKey') => {
    if (view !== selected) navigate(configPath(view), { replace: how === 'byKey' });
  };

  return (
    <SectionPage
      title={messages.title}
      documentTitle={`${tabs[selected].label} · ${messages.title}`}
    >
      <Tabs
        label={messages.tabs}
        tabs={views.map((id) => ({ id, label: tabs[id].label }))}
        selected={selected}
        onSelect={select}
      >
        <Fragment key={selected}>{tabs[selected].content}</Fragment>
      </Tabs>
    </SectionPage>
  );
}
