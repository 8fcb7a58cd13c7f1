import { useLayoutEffect } from 'react';

/**
 * React Aria reserves space for a classic scroll bar while the page is locked, a strip that no dialog covers: padding
 * also keeps the page from moving. React Aria removes its declaration itself.
 */
export function useWholeWindow(): void {
  useLayoutEffect(() => {
    const { style, offsetWidth } = document.documentElement;
    if (style.scrollbarGutter !== 'stable') return;
    const { paddingInlineEnd } = style;
    style.paddingInlineEnd = `${window.innerWidth - offsetWidth}px`;
    style.scrollbarGutter = 'auto';
    return () => {
      style.paddingInlineEnd = paddingInlineEnd;
    };
  }, []);
}
