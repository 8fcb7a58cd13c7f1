import { useEffect, useSyncExternalStore } from 'react';
import { fetchSecondWave, useSecondWave } from './load-second-wave.ts';
import type { ToastCornerProps } from './toast-corner.tsx';

/**
 * The provider's own toasts. Their code is fetched once the first screen stands, ahead of the first notice: when the
 * line is down and something has to be said about it, it would be too late. Until then notices wait.
 */
export function Toasts(props: ToastCornerProps) {
  const { queue } = props;
  const wave = useSecondWave();
  const waiting = useSyncExternalStore(queue.subscribe, queue.getWaiting, queue.getWaiting);

  useEffect(() => {
    // A notice that waits asks once more: the first attempt may have met a bad line.
    if (waiting.length > 0) fetchSecondWave();
  }, [waiting]);

  return wave === undefined ? null : <wave.ToastCorner {...props} />;
}
