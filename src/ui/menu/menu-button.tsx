import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { MenuTrigger } from './menu.styles.ts';
import type { MenuEntry } from './menu-entry.ts';
import { MenuPopup } from './menu-popup.tsx';

interface MenuButtonProps {
  /** The accessible name, with the object of the menu: 'Cambiar estado de la solicitud GR-0012'. */
  readonly label: string;
  /** The visible content. */
  readonly children: ReactNode;
  readonly items: readonly MenuEntry[];
  /** True if it is open at first. @default false */
  readonly defaultOpen?: boolean | undefined;
}

/** A button that opens a menu. The menu is rendered when it opens, because a list can have a button in each row. */
export function MenuButton(props: MenuButtonProps) {
  const { label, children, items, defaultOpen = false } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const state = useOverlayTriggerState({ defaultOpen });
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    state.open();
  };

  return (
    <>
      <MenuTrigger
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={state.isOpen}
        onClick={state.toggle}
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
