import { useEffect, useState } from 'react';
import { useFocusWhen } from '#react/use-focus-when.ts';
import type { Console } from './console-context.ts';

/** Returns a ref for a screen's heading. It takes the focus after a navigation within the console, not at page load. */
export function useFocusOnArrival({ hasNavigated }: Console) {
  const [hasArrived] = useState(hasNavigated);
  return useFocusWhen<HTMLHeadingElement>(hasArrived);
}

/** Sets the document's title, if the host allows it, and restores the previous one on unmount. */
export function useDocumentTitle(title: string, { documentTitle }: Console) {
  useEffect(() => {
    if (documentTitle === undefined) return;
    const previous = document.title;
    const current = `${title} · ${documentTitle}`;
    document.title = current;
    return () => {
      if (document.title === current) document.title = previous;
    };
  }, [title, documentTitle]);
}
