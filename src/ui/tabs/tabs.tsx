import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { tabAfterKey } from './tab-keys.ts';
import { Tab, TabList, TabPanel } from './tabs.styles.ts';
import { useOverflowMarks } from './use-overflow-marks.ts';

interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly selected: Id;
  /** `byKey` when arrow keys move through the tabs and show each immediately. */
  readonly onSelect: (id: Id, how: 'press' | 'byKey') => void;
  /** The content of the selected tab. */
  readonly children: ReactNode;
}

/**
 * Tabs and the panel of the selected one, after the WAI-ARIA pattern: one tab stop, arrow keys select.
 * docs/decisions/0019 explains why this is not React Aria's.
 */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  useOverflowMarks(list);
  useSelectedInSight(list, selected);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const place = tabs.findIndex(({ id }) => id === selected);
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabAfterKey(event.key, { place, count: tabs.length, isRightToLeft });
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id, 'byKey');
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <TabList ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${base}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id, 'press')}
          >
            {text}
          </Tab>
        ))}
      </TabList>
      <TabPanel
        key={selected}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
      >
        {children}
      </TabPanel>
    </>
  );
}

/** Scrolls the selected tab and a part of its neighbour clear of the fade. scrollIntoView would also move the page. */
function useSelectedInSight(list: { readonly current: HTMLElement | null }, selected: string) {
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current === null || !tab || selected === '') return;
    const view = list.current.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    const margin = box.width / 2;
    if (box.right > view.right - margin) list.current.scrollLeft += box.right + margin - view.right;
    if (box.left < view.left + margin) list.current.scrollLeft -= view.left + margin - box.left;
  }, [list, selected]);
}
