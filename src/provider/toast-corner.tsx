import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../messages/messages-context.tsx';
import type { NoticeQueue } from '../notifications/notice-queue.ts';
import { createToastStore, type Toast } from '../notifications/toast-store.ts';
import { ToastRegion } from '../ui/toast/toast-region.tsx';
import { failureMessages } from './failure.messages.ts';

const none: readonly Toast[] = [];

export interface ToastCornerProps {
  readonly queue: NoticeQueue;
  /** See `Graduation.setNoticeInset`. */
  readonly inset?: string | undefined;
}

/** The provider's own toasts, top right (spec §2). A notice's time begins here, where it is seen, however long it waited. */
export function ToastCorner({ queue, inset }: ToastCornerProps) {
  const words = useMessages(failureMessages);
  const [store] = useState(createToastStore);
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, () => none);

  useEffect(() => {
    const showWaiting = () => queue.take().forEach(store.show);
    showWaiting();
    return queue.subscribe(showWaiting);
  }, [queue, store]);

  return (
    <ToastRegion
      toasts={toasts}
      label={words.notices}
      inset={inset}
      onDismiss={store.dismiss}
      onPause={store.pause}
      onResume={store.resume}
    />
  );
}
