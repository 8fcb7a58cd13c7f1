import { useSyncExternalStore } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import type { Toast, ToastStore } from '../notifications/toast-store.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { failureMessages } from './failure.messages.ts';

const none: readonly Toast[] = [];

/** The provider's own toasts, top right (spec §2). */
export function Toasts({ store }: { readonly store: ToastStore }) {
  const words = useMessages(failureMessages);
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none);

  return (
    <ToastRegion
      toasts={toasts}
      label={words.notices}
      onDismiss={store.dismiss}
      onPause={store.pause}
      onResume={store.resume}
    />
  );
}
