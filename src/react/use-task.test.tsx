import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTask } from './use-task.ts';

function deferred() {
  let resolve: (value: string) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  const handlers = { onDone: vi.fn(), onFailed: vi.fn() };
  const call = vi.fn((_signal: AbortSignal) => promise);
  return { run: { call, ...handlers }, call, ...handlers, resolve, reject };
}

test('a task is busy until its call settles', async () => {
  const { result } = renderHook(() => useTask());
  const { run, onDone, resolve } = deferred();
  await act(async () => result.current.run(run));
  expect(result.current.isBusy).toBe(true);
  await act(async () => resolve('done'));
  expect(result.current.isBusy).toBe(false);
  expect(onDone).toHaveBeenCalledExactlyOnceWith('done');
});

test('a call starts during the press, which can open a window, and counts if the page is left at once', () => {
  const { result } = renderHook(() => useTask());
  const { run, call } = deferred();
  act(() => result.current.run(run));
  expect(call).toHaveBeenCalledOnce();
});

test('failures are counted, even if the task was never rendered as busy', async () => {
  const { result } = renderHook(() => useTask());
  const [first, second] = [deferred(), deferred()];
  await act(async () => {
    result.current.run(first.run);
    first.reject('offline');
  });
  expect(result.current.failures).toBe(1);
  await act(async () => {
    result.current.run(second.run);
    second.resolve('done');
  });
  expect(result.current.failures).toBe(1);
});

test('a second run is ignored while one is pending', async () => {
  const { result } = renderHook(() => useTask());
  const [first, second] = [deferred(), deferred()];
  await act(async () => result.current.run(first.run));
  await act(async () => result.current.run(second.run));
  expect(second.call).not.toHaveBeenCalled();
});

test('or replaces the pending one, whose result no longer counts', async () => {
  const { result } = renderHook(() => useTask({ whileBusy: 'replace' }));
  const [first, second] = [deferred(), deferred()];
  await act(async () => result.current.run(first.run));
  await act(async () => result.current.run(second.run));
  expect(first.call.mock.calls[0]?.[0].aborted).toBe(true);
  await act(async () => first.resolve('late'));
  expect(result.current.isBusy).toBe(true);
  await act(async () => second.reject('offline'));
  expect(first.onDone).not.toHaveBeenCalled();
  expect(second.onFailed).toHaveBeenCalledExactlyOnceWith('offline');
});

test('unmounting aborts the call and drops its result', async () => {
  const { result, unmount } = renderHook(() => useTask());
  const { run, call, onDone, resolve } = deferred();
  await act(async () => result.current.run(run));
  unmount();
  expect(call.mock.calls[0]?.[0].aborted).toBe(true);
  resolve('late');
  await Promise.resolve();
  expect(onDone).not.toHaveBeenCalled();
});
