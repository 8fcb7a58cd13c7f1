import { createStore } from 'zustand/vanilla';
import type { Notice, NotificationAdapter } from './notification-adapter.ts';

/** A notice on the screen. */
export interface Toast extends Notice {
  readonly id: string;
}

/** How long a toast stays (spec §9). */
const toastDurationMs = { success: 3_000, error: 4_000 } as const;

/** The toasts of one provider. */
export interface ToastStore extends NotificationAdapter {
  getToasts(): readonly Toast[];
  subscribe(listener: () => void): () => void;
  dismiss(id: string): void;
  /** The pointer or the focus is on a toast: its time stands still (ruling 7). */
  pause(id: string): void;
  /** Its time runs on from where it stood. */
  resume(id: string): void;
}

interface Clock {
  timer: ReturnType<typeof setTimeout> | undefined;
  startedAt: number;
  remainingMs: number;
}

/** The default notifications: success for 3 s, error for 4 s, the same text at the same time only once (ruling 3). */
export function createToastStore(): ToastStore {
  const store = createStore<readonly Toast[]>(() => []);
  const clocks = new Map<string, Clock>();
  let nextId = 1;

  const dismiss = (id: string) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    store.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
  };
  const run = (id: string, clock: Clock) => {
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.remainingMs);
  };
  /** Said again while it still stands, a notice stays its whole time from now on. */
  const restart = (id: string, remainingMs: number) => {
    const clock = clocks.get(id);
    if (clock === undefined) return;
    const isPaused = clock.timer === undefined;
    clearTimeout(clock.timer);
    clock.remainingMs = remainingMs;
    if (!isPaused) run(id, clock);
  };

  return {
    getToasts: store.getState,
    subscribe: store.subscribe,
    dismiss,
    show: (notice) => {
      const shown = store.getState().find((toast) => isSame(toast, notice));
      if (shown !== undefined) return restart(shown.id, toastDurationMs[notice.tone]);
      const id = `toast-${nextId++}`;
      const clock = { timer: undefined, startedAt: 0, remainingMs: toastDurationMs[notice.tone] };
      clocks.set(id, clock);
      store.setState((toasts) => [...toasts, { ...notice, id }], true);
      run(id, clock);
    },
    pause: (id) => {
      const clock = clocks.get(id);
      if (clock?.timer === undefined) return;
      clearTimeout(clock.timer);
      clock.timer = undefined;
      clock.remainingMs = Math.max(0, clock.remainingMs - (Date.now() - clock.startedAt));
    },
    resume: (id) => {
      const clock = clocks.get(id);
      if (clock !== undefined && clock.timer === undefined) run(id, clock);
    },
  };
}

function isSame(toast: Toast, notice: Notice): boolean {
  return (
    toast.tone === notice.tone && toast.title === notice.title && toast.detail === notice.detail
  );
}
