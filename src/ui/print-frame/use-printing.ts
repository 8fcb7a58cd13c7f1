import { useCallback, useEffect, useRef } from 'react';
import { useIsMounted } from '#react/use-is-mounted.ts';
import { layPrintFrame, type PrintSheet } from './print-frame.ts';

/**
 * Prints a sheet and nothing else of the page. The frame is removed with the next print or when the screen is
 * unmounted.
 *
 * @returns a function that rejects if the sheet could not be laid out, and resolves to false if the browser did nothing:
 *   those of many apps ignore a print
 */
export function usePrinting(): (sheet: PrintSheet) => Promise<boolean> {
  const frame = useRef<HTMLIFrameElement>(undefined);
  const isMounted = useIsMounted();
  useEffect(() => () => frame.current?.remove(), []);

  return useCallback(
    async (sheet) => {
      const next = await layPrintFrame(sheet);
      frame.current?.remove();
      if (!isMounted.current) {
        next.remove();
        return true;
      }
      frame.current = next;
      const view = next.contentWindow;
      return view === null ? false : reacts(view, () => view.print());
    },
    [isMounted],
  );
}

/** Time in which a browser opens its dialog. */
const reactionMs = 1_000;

const reactions = ['beforeprint', 'afterprint', 'blur'] as const;

/** True if the browser starts a print: it says so, or takes the focus from the page. A dialog may block until it closes. */
function reacts(view: Window, print: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const onReaction = () => settle(true);
    const settle = (hasReacted: boolean) => {
      for (const name of reactions) {
        view.removeEventListener(name, onReaction);
        window.removeEventListener(name, onReaction);
      }
      clearTimeout(timer);
      resolve(hasReacted);
    };
    const timer = setTimeout(() => settle(false), reactionMs);
    for (const name of reactions) {
      view.addEventListener(name, onReaction);
      window.addEventListener(name, onReaction);
    }
    print();
  });
}
