import { type RefObject, useEffect, useRef } from 'react';
import { focusedElement } from './focus-pressed.ts';
import { useLatest } from './use-latest.ts';

interface FocusReturnOptions {
  /** True if the focus is elsewhere, for instance in a dialog. */
  readonly isAway: boolean;
  /** The content of the area. A change of it may remove the element to which the focus returned. */
  readonly content: unknown;
  /** The element to focus if the dialog's opener is gone. */
  readonly target: (area: HTMLElement) => HTMLElement | null | undefined;
}

/**
 * Repairs the focus after a dialog. A dialog returns the focus to the element that opened it; that element may be gone
 * by then, or disappear with the first change of the content after it. The focus then moves to `target`.
 *
 * @returns a ref for the element around the content
 */
export function useFocusReturn(options: FocusReturnOptions): RefObject<HTMLDivElement | null> {
  const { isAway, content } = options;
  const latest = useLatest(options);
  const areaRef = useRef<HTMLDivElement>(null);
  const left = useRef<{ readonly content: unknown }>(undefined);

  useEffect(() => {
    if (isAway) left.current = { content: latest.current.content };
  }, [isAway, latest]);

  useEffect(() => {
    if (isAway || left.current === undefined) return;
    const repair = () => {
      const area = areaRef.current;
      if (area !== null && focusedElement() === undefined) latest.current.target(area)?.focus();
    };
    // `useReturnedFocus` has tried the opener by then. A key pressed before the next frame is not lost.
    queueMicrotask(repair);
    return afterOverlayFocusReturn(() => {
      // A focus that is lost after the first change of the content was lost for another reason.
      if (left.current?.content !== content) left.current = undefined;
      repair();
    });
  }, [isAway, content, latest]);

  return areaRef;
}

/** React Aria returns the focus in the first frame after an overlay has closed. */
function afterOverlayFocusReturn(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}
