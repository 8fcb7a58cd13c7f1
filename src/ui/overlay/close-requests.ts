import { useEffect } from 'react';
import { useLatest } from '#react/use-latest.ts';

/** A browser's `CloseWatcher`: TypeScript's library has no type for it yet. */
interface Watcher extends EventTarget {
  destroy(): void;
}

interface MaybeWatching {
  /** Missing in Safari and in older browsers. */
  readonly CloseWatcher?: new () => Watcher;
}

/** The open overlays of the page from the lowest to the topmost, across widgets: a close request is for the topmost. */
const overlays: (() => void)[] = [];
let watcher: Watcher | undefined;

/**
 * Closes an overlay or an open list at a close request of the platform, such as the back gesture of Android, which
 * otherwise leaves the page. Browsers without `CloseWatcher` make none. Escape is one too, unless a handler has prevented
 * its default.
 *
 * @param onRequest does the same as for Escape, such as ask first; called only while the overlay is the topmost one
 * @param isOpen for a component that stays while it is closed
 */
export function useCloseRequest(onRequest: () => void, isOpen = true): void {
  const latest = useLatest(onRequest);
  useEffect(() => {
    if (!isOpen) return;
    const request = () => latest.current();
    overlays.push(request);
    watch();
    return () => {
      overlays.splice(overlays.indexOf(request), 1);
      if (overlays.length > 0) return;
      watcher?.destroy();
      watcher = undefined;
    };
  }, [isOpen, latest]);
}

/**
 * Watches for one request at a time. A watcher for each overlay would close several at once: browsers group those that are
 * created without an action of the user, such as a click.
 */
function watch(): void {
  const { CloseWatcher: Supported } = window as MaybeWatching;
  if (Supported === undefined || watcher !== undefined || overlays.length === 0) return;
  watcher = new Supported();
  watcher.addEventListener('close', () => {
    watcher = undefined;
    overlays.at(-1)?.();
    // A watcher closes once. Not at once: the browser is still handling the request.
    setTimeout(watch);
  });
}
