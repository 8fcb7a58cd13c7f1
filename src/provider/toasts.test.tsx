import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNoticeQueue } from '../notifications/notice-queue.ts';
import { ToastCorner } from './toast-corner.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('notices that waited for the code that shows them stay their whole time from then on', () => {
  const queue = createNoticeQueue();
  queue.show({ tone: 'error', title: 'No se pudo' });
  queue.show({ tone: 'success', title: 'Listo' });
  pass(60_000);

  render(<ToastCorner queue={queue} />);
  expect(screen.getByText('No se pudo')).toBeVisible();
  expect(screen.getByText('Listo', { selector: 'p' })).toBeVisible();
  pass(2_990);
  expect(screen.getByText('Listo', { selector: 'p' })).toBeVisible();
  pass(20);
  expect(screen.queryByText('Listo', { selector: 'p' })).toBeNull();
  pass(980);
  expect(screen.getByText('No se pudo')).toBeVisible();
  pass(20);
  expect(screen.queryByText('No se pudo')).toBeNull();
});

test('a notice raised while the corner stands is shown at once, and once', () => {
  const queue = createNoticeQueue();
  render(<ToastCorner queue={queue} />);
  act(() => {
    queue.show({ tone: 'error', title: 'No se pudo' });
    queue.show({ tone: 'error', title: 'No se pudo' });
  });
  expect(screen.getAllByText('No se pudo')).toHaveLength(1);
  expect(queue.getWaiting()).toEqual([]);
});
