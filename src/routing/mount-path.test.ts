import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { insideMount, normalizeMount, readMount } from './mount-path.ts';

test.each([
  ['/portal/grados', '/portal/grados'],
  ['portal/grados', '/portal/grados'],
  [' /portal/grados// ', '/portal/grados'],
  ['/', ''],
  ['  ', ''],
  ['/titulación', '/titulaci%C3%B3n'],
  ['/titulaci%C3%B3n', '/titulaci%C3%B3n'],
])('the folder %j is %j', (path, mount) => {
  expect(normalizeMount(path)).toBe(mount);
});

describe("a host's mount", () => {
  const warn = vi.spyOn(console, 'warn');
  beforeEach(() => {
    warn.mockReset().mockReturnValue(undefined);
  });
  afterAll(() => {
    warn.mockRestore();
  });

  test.each<[unknown, string]>([
    [undefined, ''],
    ['', ''],
    ['/portal/grados/', '/portal/grados'],
    ['grados', '/grados'],
    ['/v1.2/grados', '/v1.2/grados'],
    ['/.well-known', '/.well-known'],
    ['/a..b', '/a..b'],
    ['/portal//grados', '/portal//grados'],
    ['/grados:2026', '/grados:2026'],
  ])('%j is a folder', (mount, path) => {
    expect(readMount(mount)).toBe(path);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each<unknown>([
    ...['//otro.example', ' //otro.example', 'https://otro.example', 'javascript:alert(1)'],
    ...['x:grados', 'web+portal:grados', 'HTTPS://otro.example'],
    ...['/grados?a=1', '/grados#a', '\\\\otro', '/grados/..', '../grados', '.', '/./grados'],
    ...[7, null, {}, true],
  ])('%j is none, with a warning for the developer', (mount) => {
    expect(readMount(mount)).toBeUndefined();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `birrete: mount must be a path of this site such as '/portal/grados', not ${mount}. See docs/errors.md#B028`,
    );
  });
});

test.each([
  ['/portal', '/portal', '/'],
  ['/portal', '/portal/', '/'],
  ['/portal', '/portal/admin', '/admin'],
  ['/portal', 'portal/admin', '/admin'],
  ['/portal', '/portales', undefined],
  ['/portal', '/otro/portal', undefined],
  ['', '/admin', '/admin'],
  ['/titulaci%C3%B3n', '/titulación/admin', '/admin'],
])('seen from %j, %j is %j', (mount, pathname, inside) => {
  expect(insideMount(mount, pathname)).toBe(inside);
});
