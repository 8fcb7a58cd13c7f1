import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountdown } from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fiveSeconds = () => {
  const ended = vi.fn();
  return { ended, countdown: createCountdown(5_000, ended) };
};

test('it ends after its time, once', () => {
  const { ended, countdown } = fiveSeconds();
  countdown.start();
  vi.advanceTimersByTime(4_999);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('pauses, and continues from there', () => {
  const { ended, countdown } = fiveSeconds();
  countdown.start();
  vi.advanceTimersByTime(3_000);
  countdown.pause();
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
  countdown.resume();
  countdown.resume();
  vi.advanceTimersByTime(1_999);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a restart has the whole duration, and a stopped countdown never ends', () => {
  const { ended, countdown } = fiveSeconds();
  countdown.start();
  vi.advanceTimersByTime(4_000);
  countdown.start();
  vi.advanceTimersByTime(4_000);
  expect(ended).not.toHaveBeenCalled();
  countdown.stop();
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
});
