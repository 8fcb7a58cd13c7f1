import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type ListPlacement, placeList } from './place-list.ts';

/**
 * Places an open list in what the person can see, again whenever that changes (a keyboard comes up, a phone is turned),
 * and brings it into sight. The popup's own style limits how tall it would like to be.
 *
 * @returns undefined while the list is closed or not yet measured.
 */
export function useListPlacement(
  isOpen: boolean,
  popup: RefObject<HTMLElement | null>,
): ListPlacement | undefined {
  const [placement, setPlacement] = useState<ListPlacement>();
  const wanted = useRef(0);

  useLayoutEffect(() => {
    if (!isOpen || popup.current === null) return setPlacement(undefined);
    wanted.current = popup.current.offsetHeight;
    const update = () => setPlacement(measure(popup.current, wanted.current));
    update();
    const view = popup.current.ownerDocument.defaultView?.visualViewport;
    view?.addEventListener('resize', update);
    return () => view?.removeEventListener('resize', update);
  }, [isOpen, popup]);

  useLayoutEffect(() => {
    if (placement !== undefined) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [placement, popup]);

  return placement;
}

function measure(popup: HTMLElement | null, wanted: number): ListPlacement | undefined {
  const anchor = popup?.parentElement?.getBoundingClientRect();
  const view = popup?.ownerDocument.defaultView;
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
