import { type RefObject, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useMenu, useMenuItem } from 'react-aria/useMenu';
import { usePopover } from 'react-aria/usePopover';
import { Item } from 'react-stately/Item';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { type TreeState, useTreeState } from 'react-stately/useTreeState';
import { useOverlayContainer } from '../theme/overlay-container.tsx';
import { WidgetRoot } from '../theme/widget-root.tsx';
import { MenuBox, MenuLine, MenuSheet } from './menu.styles.ts';
import type { MenuEntry } from './menu-entry.ts';

interface MenuPopupProps {
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly state: OverlayTriggerState;
  readonly triggerRef: RefObject<HTMLElement | null>;
}

/** The open menu, in a root of the same theme above the page; closing gives the focus back to its button. */
export function MenuPopup(props: MenuPopupProps) {
  const container = useOverlayContainer();
  return (
    <Overlay {...(container === undefined ? {} : { portalContainer: container })}>
      <WidgetRoot ground="none">
        <PlacedMenu {...props} />
      </WidgetRoot>
    </Overlay>
  );
}

function PlacedMenu({ label, items, state, triggerRef }: MenuPopupProps) {
  const popoverRef = useRef<HTMLDivElement>(null);
  const { popoverProps, underlayProps } = usePopover(
    { triggerRef, popoverRef, placement: 'bottom end', offset: 4 },
    state,
  );
  return (
    <>
      <div {...underlayProps} style={{ position: 'fixed', inset: 0 }} />
      <MenuSheet {...popoverProps} ref={popoverRef}>
        <MenuList label={label} items={items} onClose={state.close} />
      </MenuSheet>
    </>
  );
}

interface MenuListProps extends Pick<MenuPopupProps, 'label' | 'items'> {
  readonly onClose: () => void;
}

function MenuList({ label, items, onClose }: MenuListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const tree = useTreeState({
    selectionMode: 'none',
    disabledKeys: items.filter((item) => item.isDisabled === true).map((item) => item.id),
    children: items.map((item) => (
      <Item key={item.id} textValue={item.label}>
        {item.label}
      </Item>
    )),
  });
  const act = (key: string | number) => items.find((item) => item.id === key)?.onAction();
  const { menuProps } = useMenu(
    { 'aria-label': label, autoFocus: 'first', shouldFocusWrap: true, onAction: act, onClose },
    tree,
    ref,
  );
  return (
    <MenuBox {...menuProps} ref={ref}>
      {items.map((item) => (
        <MenuChoice key={item.id} item={item} tree={tree} />
      ))}
    </MenuBox>
  );
}

interface MenuChoiceProps {
  readonly item: MenuEntry;
  readonly tree: TreeState<unknown>;
}

function MenuChoice({ item, tree }: MenuChoiceProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { menuItemProps, isFocused } = useMenuItem({ key: item.id }, tree, ref);
  return (
    <MenuLine {...menuItemProps} ref={ref} data-active={isFocused ? '' : undefined}>
      {item.label}
    </MenuLine>
  );
}
