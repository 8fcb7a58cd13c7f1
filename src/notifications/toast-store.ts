import { createStore } from 'zustand/vanilla';
import { type Countdown, createCountdown } from '../react/countdown.ts';
import type { Notice } from './notification-adapter.ts';

/** A visible notice. */
export interface Toast extends Notice {
  readonly id: string;
}

/** Display time of a toast. */
export const toastDurationMs = { success: 3_000, error: 4_000 } as const;

/** Shows notices, and says when one has closed: its text may then stand elsewhere. */
export interface Notices {
  /** @param onClosed called once the notice is no longer visible */
  show(notice: Notice, onClosed?: () => void): void;
}

/** The toasts of one provider. */
export interface ToastStore extends Notices {
  getToasts(): readonly Toast[];
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  dismiss(id: string): void;
  /** Stops a toast's countdown while the pointer or the focus is on it. */
  pause(id: string): void;
  /** Continues the countdown. */
  resume(id: string): void;
}

/** The default notifications: 3 s for a success, 4 s for an error; a notice that is already visible is not repeated. */
export function createToastStore(): ToastStore {
  const store = createStore<readonly Toast[]>(() => []);
  const countdowns = new Map<string, Countdown>();
  const closings = new Map<string, (() => void)[]>();
  let lastId = 0;

  const dismiss = (id: string) => {
    countdowns.get(id)?.stop();
    countdowns.delete(id);
    store.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
    const waiting = closings.get(id) ?? [];
    closings.delete(id);
    for (const onClosed of waiting) onClosed();
  };
  const add = (notice: Notice) => {
    lastId += 1;
    const id = `toast-${lastId}`;
    countdowns.set(
      id,
      createCountdown(toastDurationMs[notice.tone], () => dismiss(id)),
    );
    store.setState((toasts) => [...toasts, { ...notice, id }], true);
    return id;
  };

  return {
    getToasts: store.getState,
    subscribe: store.subscribe,
    dismiss,
    show: (notice, onClosed) => {
      const id = store.getState().find((toast) => isSame(toast, notice))?.id ?? add(notice);
      if (onClosed !== undefined) closings.set(id, [...(closings.get(id) ?? []), onClosed]);
      countdowns.get(id)?.start();
    },
    pause: (id) => countdowns.get(id)?.pause(),
    resume: (id) => countdowns.get(id)?.resume(),
  };
}

function isSame(toast: Toast, notice: Notice): boolean {
  return (
    toast.tone === notice.tone && toast.title === notice.title && toast.detail === notice.detail
  );
}
