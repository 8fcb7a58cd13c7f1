import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../messages/messages-context.tsx';
import type { Toast, ToastStore } from '../notifications/toast-store.ts';
import { useOverlayContainer } from '../ui/theme/overlay-container.tsx';
import { WidgetRoot } from '../ui/theme/widget-root.tsx';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { failureMessages } from './failure.messages.ts';

const none: readonly Toast[] = [];

/** The provider's own toasts, top right (spec §2), in the host's overlay element if it named one. */
export function Toasts({ store }: { readonly store: ToastStore }) {
  const words = useMessages(failureMessages);
  const container = useOverlayContainer();
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none);

  const region = (
    <WidgetRoot ground="none">
      <ToastRegion
        toasts={toasts}
        label={words.notices}
        onDismiss={store.dismiss}
        onPause={store.pause}
        onResume={store.resume}
      />
    </WidgetRoot>
  );
  return container === undefined ? region : createPortal(region, container);
}
