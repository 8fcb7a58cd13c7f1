import { type RefObject, useLayoutEffect } from 'react';
import { focusedElement } from '#react/focus-pressed.ts';
import { onSizeChange } from '#react/on-size-change.ts';
import { clearTop } from './clear-place.ts';

const dialogs = '[role="dialog"], [role="alertdialog"]';

/**
 * Moves the notices away from what has the focus and from the heads of dialogs, which are marked `data-keep-clear`, also
 * when these change.
 */
export function useClearPlace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = region.current;
    if (box === null) return undefined;
    let unobserve: (() => void) | undefined;
    const move = () => placeClear(box);
    const watch = () => {
      move();
      unobserve?.();
      unobserve = onSizeChange([box, ...headsBeside(box).map(dialogOf)], move);
    };
    watch();
    // A dialog receives the focus as it opens.
    document.addEventListener('focusin', watch);
    window.addEventListener('resize', move);
    return () => {
      document.removeEventListener('focusin', watch);
      window.removeEventListener('resize', move);
      unobserve?.();
    };
  }, [region]);
}

function placeClear(region: HTMLElement): void {
  const focused = focusedElement();
  if (focused !== undefined && region.contains(focused)) return;
  region.style.translate = '';
  const { top, bottom, left, right } = region.getBoundingClientRect();
  const others = [...headsBeside(region), ...(focused === undefined ? [] : [focused])]
    .filter((element) => !holdsDialog(element))
    .map((element) => element.getBoundingClientRect());
  const clear = clearTop({ top, bottom, left, right, end: window.innerHeight }, others);
  if (clear !== top) region.style.translate = `0 ${clear - top}px`;
}

/** Dialogs and notices share a document or shadow root. */
function headsBeside(region: HTMLElement): readonly Element[] {
  const root = region.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot
    ? [...root.querySelectorAll('[data-keep-clear]')]
    : [];
}

/** A dialog that grows moves its head, because it is centred. */
function dialogOf(head: Element): Element {
  return head.closest(dialogs) ?? head;
}

/** A dialog or a page that has the focus itself is larger than what a notice could leave free. */
function holdsDialog(element: Element): boolean {
  return element.matches(`${dialogs}, main`);
}
