import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('success stays 3 s, error 4 s', () => {
  const toasts = createToastStore();
  toasts.show({ tone: 'success', title: 'Listo' });
  toasts.show({ tone: 'error', title: 'No' });
  vi.advanceTimersByTime(2_999);
  expect(toasts.getToasts()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(toasts.getToasts().map(({ title }) => title)).toEqual(['No']);
  vi.advanceTimersByTime(1_000);
  expect(toasts.getToasts()).toEqual([]);
});

test('a toast waits while the pointer is on it, and continues from there', () => {
  const toasts = createToastStore();
  toasts.show({ tone: 'error', title: 'No' });
  const id = toasts.getToasts()[0]?.id ?? '';
  vi.advanceTimersByTime(3_000);
  toasts.pause(id);
  vi.advanceTimersByTime(60_000);
  expect(toasts.getToasts()).toHaveLength(1);
  toasts.resume(id);
  vi.advanceTimersByTime(999);
  expect(toasts.getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.getToasts()).toEqual([]);
});

test('the same notice is shown once at a time', () => {
  const toasts = createToastStore();
  toasts.show({ tone: 'error', title: 'Sesión expirada.' });
  toasts.show({ tone: 'error', title: 'Sesión expirada.' });
  toasts.show({ tone: 'error', title: 'Otra cosa.' });
  expect(toasts.getToasts()).toHaveLength(2);
});

test('a repeated notice starts its time again', () => {
  const toasts = createToastStore();
  toasts.show({ tone: 'error', title: 'No' });
  vi.advanceTimersByTime(3_500);
  toasts.show({ tone: 'error', title: 'No' });
  vi.advanceTimersByTime(3_999);
  expect(toasts.getToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.getToasts()).toEqual([]);
});

test('when a repeated toast closes, each caller that showed it is called', () => {
  const toasts = createToastStore();
  const [first, second] = [vi.fn(), vi.fn()];
  toasts.show({ tone: 'error', title: 'No' }, first);
  vi.advanceTimersByTime(3_000);
  toasts.show({ tone: 'error', title: 'No' }, second);
  vi.advanceTimersByTime(3_999);
  for (const onClosed of [first, second]) expect(onClosed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  for (const onClosed of [first, second]) expect(onClosed).toHaveBeenCalledOnce();
});
