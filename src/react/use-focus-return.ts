import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from './use-latest.ts';

interface FocusReturnOptions {
  /** Whether something else has the focus, such as a dialog. */
  readonly isAway: boolean;
  /** What the area shows. A change of it may take away the element that the focus came back to. */
  readonly content: unknown;
  /** The element to focus when the one that the dialog returns the focus to is gone. */
  readonly target: (area: HTMLElement) => HTMLElement | null | undefined;
}

/**
 * Repairs the focus after a dialog. A dialog returns the focus to the element that opened it; that element may be gone by
 * then, or go with the first change of the content after it. The focus then moves to `target`.
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
    return afterOverlayFocusReturn(() => {
      const area = areaRef.current;
      if (area === null) return;
      // A focus that is lost after the content has changed once was lost to something else.
      if (left.current?.content !== content) left.current = undefined;
      if (isFocusLost(area)) latest.current.target(area)?.focus();
    });
  }, [isAway, content, latest]);

  return areaRef;
}

/** React Aria returns the focus in the first frame after an overlay has gone. */
function afterOverlayFocusReturn(callback: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(callback);
  });
  return () => cancelAnimationFrame(frame);
}

/** Inside a shadow root, the document only sees that the host has the focus. */
function isFocusLost(area: HTMLElement): boolean {
  const root = area.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  return active === null || active === document.body;
}
