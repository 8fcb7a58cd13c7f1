import { useSyncExternalStore } from 'react';
import { ToastRegion, type ToastRegionProps } from '../ui/toast/toast-region.tsx';
import type { Toast, ToastStore } from './toast-store.ts';

const none: readonly Toast[] = [];

interface ToastsProps extends Pick<ToastRegionProps<string>, 'label' | 'inset'> {
  readonly store: ToastStore;
}

/** Shows a store's toasts at the top right of the page. */
export function Toasts({ store, ...region }: ToastsProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none);
  return (
    <ToastRegion
      {...region}
      toasts={toasts}
      onDismiss={store.dismiss}
      onPause={store.pause}
      onResume={store.resume}
    />
  );
}
