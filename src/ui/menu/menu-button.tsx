import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { type MenuTriggerState, useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { useCloseRequest } from '../overlay/close-requests.ts';
import { useOverlayContainer } from '../overlay/overlay-container.tsx';
import { useReturnedFocus } from '../overlay/use-returned-focus.ts';
import { WidgetRoot } from '../theme/widget-root.tsx';
import { MenuSheet, MenuTrigger, Underlay } from './menu.styles.ts';
import { type MenuEntry, MenuList } from './menu-list.tsx';
import { useMenuPlace } from './use-menu-place.ts';

interface MenuButtonProps {
  /** The accessible name, with the object of the menu: 'Cambiar estado de la solicitud GR-0012'. */
  readonly label: string;
  /** The visible content. */
  readonly children: ReactNode;
  readonly items: readonly MenuEntry[];
}

/** A button that opens a menu. The menu is rendered when it opens, because a list can have a button in each row. */
export function MenuButton({ label, children, items }: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState({});
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    state.open(event.key === 'ArrowUp' ? 'last' : 'first');
  };

  return (
    <>
      <MenuTrigger
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={state.isOpen}
        onClick={() => state.toggle()}
        onKeyDown={openByArrow}
      >
        {children}
      </MenuTrigger>
      {state.isOpen ? (
        <MenuPopup label={label} items={items} state={state} triggerRef={trigger} />
      ) : null}
    </>
  );
}

interface MenuPopupProps {
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly state: MenuTriggerState;
  readonly triggerRef: RefObject<HTMLElement | null>;
}

/** The open menu, in a root with the same theme above the page; closing returns the focus to its button. */
function MenuPopup({ label, items, state, triggerRef }: MenuPopupProps) {
  const container = useOverlayContainer();
  const sheetRef = useRef<HTMLDivElement>(null);
  // Outside the overlay, which therefore does not contain the focus: Tab leaves a menu.
  const { modalProps, underlayProps } = useModalOverlay({ isDismissable: true }, state, sheetRef);
  useCloseRequest(state.close);
  return (
    <Overlay {...(container === undefined ? {} : { portalContainer: container })}>
      <WidgetRoot background="none">
        <Underlay {...underlayProps} />
        <PlacedSheet {...modalProps} triggerRef={triggerRef} sheetRef={sheetRef}>
          <MenuList label={label} items={items} trigger={state} />
        </PlacedSheet>
      </WidgetRoot>
    </Overlay>
  );
}

interface PlacedSheetProps extends HTMLAttributes<HTMLDivElement> {
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly sheetRef: RefObject<HTMLDivElement | null>;
}

function PlacedSheet({ triggerRef, sheetRef, ...sheet }: PlacedSheetProps) {
  const place = useMenuPlace(triggerRef, sheetRef);
  useReturnedFocus(sheetRef);
  return <MenuSheet {...sheet} ref={sheetRef} style={place} />;
}
