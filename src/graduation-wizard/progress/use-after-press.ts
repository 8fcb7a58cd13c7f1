import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** Time for the click after a finger has left the screen. Without one, the touch was a scroll or a long press. */
const clickDelayMs = 400;

/**
 * Defers work while a button or a finger is down. An error that appears below a field while the pointer presses a
 * button further down would move that button away from the pointer, and the press would be lost. After a touch, the
 * browser moves the focus and clicks when the finger has left already, so the work waits for the click.
 */
export function useAfterPress() {
  const held = useRef<(() => void)[] | undefined>(undefined);
  const stop = useRef<() => void>(undefined);

  const onPointerDown = useCallback(({ pointerType }: PointerEvent) => {
    stop.current?.();
    let timer: ReturnType<typeof setTimeout> | undefined;
    stop.current = () => {
      window.removeEventListener('pointerup', lift);
      window.removeEventListener('pointercancel', release);
      window.removeEventListener('click', release, true);
      clearTimeout(timer);
    };
    held.current ??= [];
    const release = () => {
      stop.current?.();
      const waiting = held.current ?? [];
      held.current = undefined;
      // The click follows the release in the same task, and its handlers follow this listener.
      setTimeout(() => {
        for (const work of waiting) work();
      });
    };
    const lift = () => {
      if (pointerType === 'mouse') release();
      else timer = setTimeout(release, clickDelayMs);
    };
    window.addEventListener('pointerup', lift);
    window.addEventListener('pointercancel', release);
    window.addEventListener('click', release, true);
  }, []);

  useEffect(() => () => stop.current?.(), []);

  const afterPress = useCallback((work: () => void) => {
    if (held.current === undefined) work();
    else held.current.push(work);
  }, []);

  return { onPointerDown, afterPress };
}
