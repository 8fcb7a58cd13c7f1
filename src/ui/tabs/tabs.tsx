import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useTabList } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { useLocale } from '#messages/messages-context.tsx';
import { useCollectionItem } from '../collection/use-collection-item.ts';
import { styled } from '../styled/styled.ts';
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

/** Tabs and the panel of the selected one: one tab stop, arrow keys select, in the direction of the widget's language. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  return (
    <I18nProvider locale={useLocale()}>
      <TabsAndPanel {...props} />
    </I18nProvider>
  );
}

function TabsAndPanel<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const collection = {
    items: tabs,
    children: (tab: TabItem<Id>) => <Item key={tab.id}>{tab.label}</Item>,
  };
  const state = useTabListState({
    ...collection,
    selectedKey: selected,
    onSelectionChange: (key) => {
      const tab = tabs.find(({ id }) => id === key);
      if (tab !== undefined) onSelect(tab.id, 'byKey');
    },
  });
  const { tabListProps } = useTabList({ ...collection, 'aria-label': label }, state, list);
  useOverflowMarks(list);
  useSelectedInSight(list, selected);

  return (
    <>
      <TabList {...tabListProps} ref={list}>
        {tabs.map((tab) => (
          <OneTab
            key={tab.id}
            id={`${base}-${tab.id}`}
            panel={`${base}-panel`}
            tab={tab}
            state={state}
            onPress={() => onSelect(tab.id, 'press')}
          />
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

interface OneTabProps {
  readonly id: string;
  /** The id of the panel. */
  readonly panel: string;
  readonly tab: TabItem<string>;
  readonly state: TabListState<TabItem<string>>;
  readonly onPress: () => void;
}

function OneTab({ id, panel, tab, state, onPress }: OneTabProps) {
  const button = useRef<HTMLButtonElement>(null);
  const itemProps = useCollectionItem(tab.id, state.selectionManager, button);
  const isSelected = state.selectedKey === tab.id;
  return (
    <Tab
      {...itemProps}
      ref={button}
      type="button"
      role="tab"
      id={id}
      aria-selected={isSelected}
      aria-controls={isSelected ? panel : undefined}
      onClick={onPress}
    >
      {tab.label}
    </Tab>
  );
}

/** Scrolls the selected tab and a part of its neighbour clear of the fade. scrollIntoView would also move the page. */
function useSelectedInSight(list: RefObject<HTMLElement | null>, selected: string) {
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

/** On a narrow screen the tabs scroll sideways, and fade towards the side with hidden tabs. */
const TabList = styled.div`
  display: flex;
  gap: var(--birrete-space-1);
  overflow-x: auto;
  border-block-end: 1px solid var(--birrete-border);
  scrollbar-width: thin;

  --fade-left: 0em;
  --fade-right: 0em;

  &[data-more-left] {
    --fade-left: 4em;
  }

  &[data-more-right] {
    --fade-right: 4em;
  }

  &:is([data-more-left], [data-more-right]) {
    mask-image: linear-gradient(
      to right,
      transparent,
      black var(--fade-left) calc(100% - var(--fade-right)),
      transparent
    );
  }
`;

const Tab = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: 2.875em;
  padding-inline: var(--birrete-space-4);
  border-radius: var(--birrete-radius-small) var(--birrete-radius-small) 0 0;
  color: var(--birrete-text-muted);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--birrete-text);
  }

  &:focus-visible {
    outline: 2px solid var(--birrete-focus);
    outline-offset: -3px;
  }

  &[aria-selected='true'] {
    color: var(--birrete-accent-text);
  }

  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 0.5em;
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background-color: var(--birrete-accent);
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background-color: Highlight;
    }
  }
`;

const TabPanel = styled.div`
  min-inline-size: 0;
`;
