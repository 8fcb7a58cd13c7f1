import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/messages-context.tsx';
import { useMoreBeside } from './catalogue/use-more-beside.ts';
import { configMessages } from './config.messages.ts';
import { type ConfigTab, configTabs, tabByKey } from './config-tabs.flow.ts';
import { Tab, Tabs } from './tab-list.styles.ts';

interface TabListProps {
  readonly current: ConfigTab;
  /** Ids of tabs begin with it; the panel is named by its tab. */
  readonly idBase: string;
  readonly panelId: string;
  /** `byKey` while somebody looks through the tabs with the arrow keys. */
  readonly onSelect: (tab: ConfigTab, how: 'press' | 'byKey') => void;
}

/** The id of a tab's button. */
export function tabIdOf(idBase: string, { id }: ConfigTab): string {
  return `${idBase}-${id}`;
}

/** One tab stop; arrow keys, Home and End go from tab to tab and show it at once (WAI-ARIA, tabs). */
export function TabList({ current, idBase, panelId, onSelect }: TabListProps) {
  const words = useMessages(configMessages);
  const list = useRef<HTMLDivElement>(null);
  useMoreBeside(list);
  useSelectedInSight(list, current);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabByKey(current, event.key, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next, 'byKey');
    const at = configTabs.indexOf(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };

  return (
    <Tabs ref={list} role="tablist" aria-label={words.tabs} onKeyDown={onKeyDown}>
      {configTabs.map((tab) => (
        <Tab
          key={tab.id}
          type="button"
          role="tab"
          id={tabIdOf(idBase, tab)}
          aria-selected={tab === current}
          aria-controls={tab === current ? panelId : undefined}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onSelect(tab, 'press')}
        >
          {words[tab.id]}
        </Tab>
      ))}
    </Tabs>
  );
}

/** With a part of its neighbour, clear of the fade. By hand, since scrollIntoView would move the page too. */
function useSelectedInSight(list: { readonly current: HTMLElement | null }, current: ConfigTab) {
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current === null || tab === null || tab === undefined || current === undefined) return;
    const view = list.current.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    const besides = box.width / 2;
    if (box.right > view.right - besides)
      list.current.scrollLeft += box.right + besides - view.right;
    if (box.left < view.left + besides) list.current.scrollLeft -= view.left + besides - box.left;
  }, [list, current]);
}
