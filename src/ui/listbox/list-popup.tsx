import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { onSizeChange } from '#react/on-size-change.ts';
import { useCloseRequest } from '../overlay/close-requests.ts';
import { keepFocus } from './keep-open.ts';
import { EmptyText, Popup } from './listbox.styles.ts';
import { type ListPlacement, placeList } from './place-list.ts';

interface ListPopupProps {
  readonly isOpen: boolean;
  /** Called at a close request, such as the back gesture of Android. */
  readonly onClose: () => void;
  /** Shown instead of an empty list. */
  readonly emptyText?: string | undefined;
  /** The listbox; it stays in the page while the popup is closed. */
  readonly children: ReactNode;
}

/** The popup with the options: inside the widget's root, placed so that it is visible. */
export function ListPopup({ isOpen, onClose, emptyText, children }: ListPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useCloseRequest(onClose, isOpen);
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

/**
 * Places an open list within the visible area, again whenever that changes (a keyboard opens, a phone is rotated) or
 * typing leaves fewer options, and scrolls it into view; when it closes, its field. The popup's styles limit its preferred
 * height.
 *
 * @returns undefined while the list is closed or not yet measured.
 */
function useListPlacement(
  isOpen: boolean,
  popup: RefObject<HTMLElement | null>,
): ListPlacement | undefined {
  const [placement, setPlacement] = useState<ListPlacement>();

  useLayoutEffect(() => {
    const box = popup.current;
    if (!isOpen || box === null) return setPlacement(undefined);
    const whole = box.offsetHeight;
    const update = () => {
      const next = measure(box, Math.min(whole, contentHeight(box)));
      setPlacement((last) =>
        last?.side === next?.side && last?.space === next?.space ? last : next,
      );
    };
    update();
    const view = box.ownerDocument.defaultView?.visualViewport;
    const stop = onSizeChange([box], update);
    view?.addEventListener('resize', update);
    return () => {
      stop();
      view?.removeEventListener('resize', update);
    };
  }, [isOpen, popup]);

  useLayoutEffect(() => {
    if (placement === undefined) return;
    if (isOpen) scrollToActiveOption(popup.current);
    // The placement is still that of the list that just closed. The choice renders first: one layout serves both.
    else requestAnimationFrame(() => scrollToFocusedField(popup.current));
  }, [isOpen, placement, popup]);

  return placement;
}

/** Scrolls an open list into view, and within it the option that the keyboard or the value has made active. */
function scrollToActiveOption(popup: HTMLElement | null): void {
  popup?.scrollIntoView?.({ block: 'nearest' });
  popup?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Scrolls the field of a closed list into view, because the page may have scrolled for the options. Not if the focus has
 * moved elsewhere: the user already continues there.
 */
function scrollToFocusedField(popup: HTMLElement | null): void {
  const field = popup?.closest('[data-birrete-field]');
  if (field?.matches(':focus-within')) field.scrollIntoView?.({ block: 'nearest' });
}

/** The height of all options, those scrolled out of view included. */
function contentHeight(popup: HTMLElement): number {
  const list = popup.firstElementChild;
  return popup.offsetHeight + (list === null ? 0 : list.scrollHeight - list.clientHeight);
}

function measure(popup: HTMLElement, wanted: number): ListPlacement | undefined {
  const anchor = popup.parentElement?.getBoundingClientRect();
  const view = popup.ownerDocument.defaultView;
  if (anchor === undefined || view === null || view === undefined) return undefined;
  const viewStart = view.visualViewport?.offsetTop ?? 0;
  return placeList({
    anchorStart: anchor.top,
    anchorEnd: anchor.bottom,
    viewStart,
    viewEnd: viewStart + (view.visualViewport?.height ?? view.innerHeight),
    wanted,
  });
}
