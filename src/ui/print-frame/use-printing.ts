import { useCallback, useEffect, useRef } from 'react';
import { useIsMounted } from '#react/use-is-mounted.ts';
import { layPrintFrame, type PrintSheet } from './print-frame.ts';

/**
 * Prints a sheet and nothing else of the page. The frame is removed with the next print or when the screen is
 * unmounted.
 *
 * @returns a function that rejects if the sheet could not be printed
 */
export function usePrinting(): (sheet: PrintSheet) => Promise<void> {
  const frame = useRef<HTMLIFrameElement>(undefined);
  const isMounted = useIsMounted();
  useEffect(() => () => frame.current?.remove(), []);

  return useCallback(
    async (sheet) => {
      const next = await layPrintFrame(sheet);
      frame.current?.remove();
      if (!isMounted.current) return next.remove();
      frame.current = next;
      next.contentWindow?.print();
    },
    [isMounted],
  );
}
