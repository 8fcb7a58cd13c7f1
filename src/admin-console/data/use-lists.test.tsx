import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ListState } from './use-list.ts';
import { useLists } from './use-lists.ts';

const loading: ListState<string> = { status: 'loading' };
const failed: ListState<string> = { status: 'failed', message: 'No careers', retry: vi.fn() };
const ready: ListState<string> = { status: 'ready', rows: ['a'], isRefreshing: false, readAt: 5 };

test('lists are ready together', () => {
  const { result, rerender } = renderHook((b: ListState<string> = loading) =>
    useLists({ a: ready, b }),
  );
  expect(result.current).toMatchObject({ status: 'loading', isRefreshing: true });
  rerender({ ...ready, readAt: 3 });
  expect(result.current).toMatchObject({
    status: 'ready',
    rows: { a: ['a'], b: ['a'] },
    missing: [],
    readAt: 3,
    isRefreshing: false,
  });
});

test('one failure fails them all, also while another list loads, and is retried alone', () => {
  const { result } = renderHook(() => useLists({ a: failed, b: loading }));
  expect(result.current).toMatchObject({ status: 'failed', messages: ['No careers'] });
  result.current.failures?.retry();
  expect(failed.retry).toHaveBeenCalledOnce();
});

test('without an optional list the others stay usable', () => {
  const { result } = renderHook(() => useLists({ a: failed, b: ready }, 'a'));
  expect(result.current).toMatchObject({
    status: 'ready',
    rows: { a: [], b: ['a'] },
    missing: ['a'],
  });
  expect(result.current.failures?.messages).toEqual(['No careers']);
});

test('rows keep their identity while the same rows are read again', () => {
  const { result, rerender } = renderHook((a: ListState<string> = ready) => useLists({ a }));
  const before = result.current;
  rerender({ ...ready, isRefreshing: true });
  expect(result.current.isRefreshing).toBe(true);
  expect(result.current).toMatchObject({ rows: before.status === 'ready' ? before.rows : {} });
  expect('rows' in result.current && 'rows' in before && result.current.rows === before.rows).toBe(
    true,
  );
});
