import { useLayoutEffect } from 'react';

/**
 * React Aria keeps the place of a classic scroll bar free while the page is locked, a strip that no dialog covers: padding
 * keeps the page from moving just as well. React Aria takes its own declaration back.
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
