import { createStore } from 'zustand/vanilla';
import type { Notice, NotificationAdapter } from './notification-adapter.ts';

/** Notices that wait for the code that shows them. */
export interface NoticeQueue extends NotificationAdapter {
  getWaiting(): readonly Notice[];
  subscribe(listener: () => void): () => void;
  /** Hands over what waits, oldest first; each notice once. */
  take(): readonly Notice[];
}

export function createNoticeQueue(): NoticeQueue {
  const store = createStore<readonly Notice[]>(() => []);
  return {
    getWaiting: store.getState,
    subscribe: store.subscribe,
    show: (notice) => store.setState((waiting) => [...waiting, notice], true),
    take: () => {
      const waiting = store.getState();
      if (waiting.length > 0) store.setState([], true);
      return waiting;
    },
  };
}
