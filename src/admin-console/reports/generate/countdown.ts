/** A time that runs out, and stands still when it is told to. */
export interface Countdown {
  /** From the beginning; a time that stands still stays so until `resume`. */
  start(): void;
  pause(): void;
  /** On from where it stood. */
  resume(): void;
  stop(): void;
}

/** Starts nothing yet. */
export function createCountdown(durationMs: number, onEnd: () => void): Countdown {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  let remainingMs: number | undefined;
  let isHeld = false;

  const halt = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const run = () => {
    if (remainingMs === undefined || isHeld) return;
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
      if (isHeld) return;
      isHeld = true;
      if (remainingMs !== undefined) {
        remainingMs = Math.max(0, remainingMs - (Date.now() - startedAt));
      }
      halt();
    },
    resume: () => {
      if (!isHeld) return;
      isHeld = false;
      run();
    },
    stop: () => {
      halt();
      remainingMs = undefined;
      isHeld = false;
    },
  };
}
