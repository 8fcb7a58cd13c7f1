/** A timer that can be paused. */
export interface Countdown {
  /** Starts over with the whole duration; a paused countdown stays paused until `resume`. */
  start(): void;
  pause(): void;
  /** Continues with the remaining time. */
  resume(): void;
  stop(): void;
}

/** @param onEnd called when the duration has passed, not counting pauses */
export function createCountdown(durationMs: number, onEnd: () => void): Countdown {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  let remainingMs: number | undefined;
  let isPaused = false;

  const halt = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = () => {
    if (remainingMs === undefined || isPaused) return;
    startedAt = Date.now();
    timer = setTimeout(() => {
      remainingMs = undefined;
      onEnd();
    }, remainingMs);
  };

  return {
    start: () => {
      halt();
      remainingMs = durationMs;
      run();
    },
    pause: () => {
      if (isPaused) return;
      isPaused = true;
      if (remainingMs !== undefined) {
        remainingMs = Math.max(0, remainingMs - (Date.now() - startedAt));
      }
      halt();
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      run();
    },
    stop: () => {
      halt();
      remainingMs = undefined;
      isPaused = false;
    },
  };
}
