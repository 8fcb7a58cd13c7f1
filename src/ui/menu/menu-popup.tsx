import { type RefObject, useRef } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { usePopover } from 'react-aria/usePopover';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { useOverlayContainer } from '../overlay/overlay-container.tsx';
import { WidgetRoot } from '../theme/widget-root.tsx';
import { MenuSheet } from './menu.styles.ts';
import type { MenuEntry } from './menu-entry.ts';
import { MenuList } from './menu-list.tsx';

interface MenuPopupProps {
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly state: OverlayTriggerState;
  readonly triggerRef: RefObject<HTMLElement | null>;
}

/** The open menu, in a root of the same theme above the page; closing returns the focus to its button. */
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
