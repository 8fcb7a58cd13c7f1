import type { RouterLocation } from './router-adapter.ts';

/** Splits '/a/b?c=d#e' into its parts. */
export function parsePath(path: string): RouterLocation {
  const [beforeHash = '', hash] = splitAt(path, '#');
  const [pathname = '', search] = splitAt(beforeHash, '?');
  return {
    pathname: pathname.startsWith('/') ? pathname : `/${pathname}`,
    search: search ?? '',
    hash: hash ?? '',
  };
}

/** Splits before the mark, which stays with the second part. */
function splitAt(text: string, mark: string): readonly [string, string | undefined] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at)];
}
