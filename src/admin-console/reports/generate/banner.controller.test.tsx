import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBanner } from './banner.controller.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a banner disappears five seconds after the latest one was shown', () => {
  const { result } = renderHook(useBanner);
  act(() => result.current.show('danger', 'Error al generar el reporte'));
  act(() => vi.advanceTimersByTime(4_999));
  expect(result.current.banner?.text).toBe('Error al generar el reporte');

  act(() => result.current.show('success', 'Reporte generado exitosamente'));
  act(() => vi.advanceTimersByTime(4_999));
  expect(result.current.banner?.text).toBe('Reporte generado exitosamente');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.banner).toBeUndefined();
});
