import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import type { Toast, ToastStore } from '../notifications/toast-store.ts';
import type { ToastRegionProps } from '../ui/toast/toast-region.tsx';
import { failureMessages } from './failure.messages.ts';

const none: readonly Toast[] = [];

type Region = ComponentType<ToastRegionProps<string>>;

/**
 * The provider's own toasts, top right (spec §2). Their looks are fetched once the first screen stands, ahead of the
 * first notice: when the line is down and something has to be said about it, it would be too late.
 */
export function Toasts({ store }: { readonly store: ToastStore }) {
  const words = useMessages(failureMessages);
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none);
  const [Region, setRegion] = useState<Region>();
  const isMissing = Region === undefined;
  const waiting = isMissing ? toasts.length : 0;

  useEffect(() => {
    // A notice that waits asks once more: the first attempt may have met a bad line.
    if (!isMissing && waiting === 0) return;
    return fetchRegion(setRegion);
  }, [isMissing, waiting]);

  if (Region === undefined) return null;
  return (
    <Region
      toasts={toasts}
      label={words.notices}
      onDismiss={store.dismiss}
      onPause={store.pause}
      onResume={store.resume}
    />
  );
}

/** @returns the end of caring whether it arrives. */
function fetchRegion(arrived: (region: () => Region) => void): () => void {
  let isWanted = true;
  import('./second-wave.ts').then(
    ({ ToastRegion }) => isWanted && arrived(() => ToastRegion),
    () => undefined,
  );
  return () => {
    isWanted = false;
  };
}
