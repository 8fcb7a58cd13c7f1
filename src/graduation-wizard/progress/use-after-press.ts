import { useCallback, useEffect, useRef } from 'react';

/**
 * Defers work while a button or a finger is down. An error that appears below a field while the pointer presses a
 * button further down would move that button away from the pointer, and the press would be lost.
 */
export function useAfterPress() {
  const held = useRef<(() => void)[] | undefined>(undefined);
  const stop = useRef<AbortController>(undefined);

  const onPointerDown = useCallback(() => {
    stop.current?.abort();
    const listening = new AbortController();
    stop.current = listening;
    held.current = [];
    const release = () => {
      listening.abort();
      const waiting = held.current ?? [];
      held.current = undefined;
      // The click follows the release in the same task.
      setTimeout(() => {
        for (const work of waiting) work();
      });
    };
    window.addEventListener('pointerup', release, { signal: listening.signal });
    window.addEventListener('pointercancel', release, { signal: listening.signal });
  }, []);

  useEffect(() => () => stop.current?.abort(), []);

  const afterPress = useCallback((work: () => void) => {
    if (held.current === undefined) work();
    else held.current.push(work);
  }, []);

  return { onPointerDown, afterPress };
}
