import { type KeyboardEvent, useRef } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useMenu } from 'react-aria/useMenu';
import { Item } from 'react-stately/Item';
import type { MenuTriggerState } from 'react-stately/useMenuTriggerState';
import { type TreeState, useTreeState } from 'react-stately/useTreeState';
import { useLocale } from '#messages/messages-context.tsx';
import { useCollectionItem } from '../collection/use-collection-item.ts';
import { MenuBox, MenuLine } from './menu.styles.ts';

interface MenuListProps {
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly trigger: MenuTriggerState;
}

/** The items of an open menu. Letters find them by the rules of the widget's language. */
export function MenuList(props: MenuListProps) {
  return (
    <I18nProvider locale={useLocale()}>
      <Menu {...props} />
    </I18nProvider>
  );
}

function Menu({ label, items, trigger }: MenuListProps) {
  const box = useRef<HTMLDivElement>(null);
  const collection = {
    items,
    disabledKeys: items.flatMap((item) => (item.isDisabled === true ? [item.id] : [])),
    children: (item: MenuEntry) => <Item key={item.id}>{item.label}</Item>,
  };
  const state = useTreeState(collection);
  const choose = (item: MenuEntry | undefined) => {
    if (item === undefined || item.isDisabled === true) return;
    trigger.close();
    item.onAction();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Tab') return trigger.close();
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose(items.find(({ id }) => id === state.selectionManager.focusedKey));
  };
  const autoFocus = trigger.focusStrategy ?? 'first';
  const { menuProps } = useMenu(
    { ...collection, 'aria-label': label, autoFocus, onKeyDown },
    state,
    box,
  );

  return (
    <MenuBox {...menuProps} ref={box}>
      {items.map((item) => (
        <MenuItem key={item.id} item={item} state={state} onChoose={() => choose(item)} />
      ))}
    </MenuBox>
  );
}

interface MenuItemProps {
  readonly item: MenuEntry;
  readonly state: TreeState<MenuEntry>;
  readonly onChoose: () => void;
}

function MenuItem({ item, state, onChoose }: MenuItemProps) {
  const line = useRef<HTMLDivElement>(null);
  const itemProps = useCollectionItem(item.id, state.selectionManager, line);
  return (
    <MenuLine
      {...itemProps}
      ref={line}
      role="menuitem"
      aria-disabled={item.isDisabled === true || undefined}
      onClick={onChoose}
      onPointerMove={() => item.isDisabled !== true && line.current?.focus()}
    >
      {item.label}
    </MenuLine>
  );
}

/** One item of a menu. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Visible, but not selectable. @default false */
  readonly isDisabled?: boolean | undefined;
  readonly onAction: () => void;
}
