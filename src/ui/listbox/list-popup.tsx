import { type ReactNode, useRef } from 'react';
import { keepFocus } from './keep-open.ts';
import { EmptyText, Popup } from './listbox.styles.ts';
import { useListPlacement } from './use-list-placement.ts';

interface ListPopupProps {
  readonly isOpen: boolean;
  /** Shown instead of an empty list. */
  readonly emptyText?: string | undefined;
  /** The listbox; it stays in the page while the popup is closed. */
  readonly children: ReactNode;
}

/** The popup with the options: inside the widget's root, placed so that it is visible. */
export function ListPopup({ isOpen, emptyText, children }: ListPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const placement = useListPlacement(isOpen, popup);
  const limit = placement && { maxBlockSize: `min(20em, ${placement.space}px)` };
  return (
    <Popup
      ref={popup}
      hidden={!isOpen}
      data-side={placement?.side ?? 'below'}
      style={limit}
      onMouseDown={keepFocus}
    >
      {children}
      {emptyText !== undefined && <EmptyText>{emptyText}</EmptyText>}
    </Popup>
  );
}
