import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { placeList } from '../listbox/place-list.ts';

/** Distance between the menu and its button, and between the menu and the edge of the window. */
const gap = 4;
const edge = 12;

/**
 * Position of an open menu: below its button, aligned with the button's end; above it if it fits only there; always
 * within the window.
 *
 * @param field the element of the button: a wider sheet starts where the element does
 */
export function useMenuPlace(
  trigger: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  field?: RefObject<HTMLElement | null>,
): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const view = window.visualViewport ?? window;
    const update = () => {
      if (trigger.current === null || sheet.current === null) return;
      const start = field?.current?.getBoundingClientRect().left ?? 0;
      setPlace(placeMenu(trigger.current.getBoundingClientRect(), sheet.current, start));
    };
    update();
    view.addEventListener('resize', update);
    return () => view.removeEventListener('resize', update);
  }, [trigger, sheet, field]);
  return place;
}

function placeMenu(button: DOMRect, sheet: HTMLElement, start: number): CSSProperties {
  const { visualViewport } = window;
  const viewStart = visualViewport?.offsetTop ?? 0;
  const viewEnd = viewStart + (visualViewport?.height ?? window.innerHeight);
  // All its lines, and the border, which `scrollHeight` does not include.
  const wanted = sheet.scrollHeight + sheet.offsetHeight - sheet.clientHeight;
  const { side, space } = placeList({
    anchorStart: button.top,
    anchorEnd: button.bottom,
    viewStart,
    viewEnd,
    wanted,
  });
  const height = Math.min(wanted, space);
  const lastLeft = document.documentElement.clientWidth - edge - sheet.offsetWidth;
  const top = side === 'below' ? button.bottom + gap : button.top - gap - height;
  return {
    top: Math.max(viewStart + edge, Math.min(top, viewEnd - edge - height)),
    left: Math.max(edge, Math.min(Math.max(start, button.right - sheet.offsetWidth), lastLeft)),
    maxHeight: space,
  };
}
