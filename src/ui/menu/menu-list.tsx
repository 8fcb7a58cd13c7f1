import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MenuBox, MenuLine } from './menu.styles.ts';
import type { MenuEntry } from './menu-entry.ts';
import { itemAfterKey } from './menu-keys.ts';

interface MenuListProps {
  readonly label: string;
  readonly items: readonly MenuEntry[];
  readonly onClose: () => void;
}

/**
 * The items of an open menu. React Aria's menu includes collections, trees and selection, 13 KB that two items do not
 * need; only closing and focus return are React Aria's (docs/decisions/0011).
 */
export function MenuList({ label, items, onClose }: MenuListProps) {
  const box = useRef<HTMLDivElement>(null);
  const lines = () => [...(box.current?.children ?? [])] as HTMLElement[];

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled])')?.focus();
  }, []);

  const choose = (item: MenuEntry | undefined) => {
    if (item === undefined || item.isDisabled === true) return;
    onClose();
    item.onAction();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = lines().indexOf(event.target as HTMLElement);
    if (event.key === 'Tab') return onClose();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return choose(items[place]);
    }
    const next = itemAfterKey(event.key, place, items);
    if (next === undefined) return;
    event.preventDefault();
    lines()[next]?.focus();
  };

  return (
    <MenuBox ref={box} role="menu" aria-label={label} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <MenuLine
          key={item.id}
          role="menuitem"
          tabIndex={-1}
          aria-disabled={item.isDisabled === true || undefined}
          onClick={() => choose(item)}
          onPointerMove={(event) => item.isDisabled !== true && event.currentTarget.focus()}
        >
          {item.label}
        </MenuLine>
      ))}
    </MenuBox>
  );
}
