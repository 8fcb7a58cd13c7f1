import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { MenuTrigger } from './menu.styles.ts';
import type { MenuEntry } from './menu-entry.ts';
import { MenuPopup } from './menu-popup.tsx';

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
