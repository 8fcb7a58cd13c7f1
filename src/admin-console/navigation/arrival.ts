import { useEffect, useRef } from 'react';
import type { Console } from './console-context.ts';

/** For the heading of a screen: focused when one comes from elsewhere in the console. */
export function useFocusOnArrival({ hasMoved }: Console) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved()) heading.current?.focus();
  }, [hasMoved]);
  return heading;
}

/** Sets the title of the browser's tab, if the host allows it, and restores the former one. */
export function useDocumentTitle(title: string, { documentTitle }: Console) {
  useEffect(() => {
    if (documentTitle === undefined) return;
    const before = document.title;
    const own = `${title} · ${documentTitle}`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [title, documentTitle]);
}
