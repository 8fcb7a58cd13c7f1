import { useEffect, useRef, useState } from 'react';
import { layPrintFrame, type PrintSheet } from '../../../ui/print-frame/print-frame.ts';

export interface Printing {
  readonly hasFailed: boolean;
  print(sheet: PrintSheet): void;
}

/** Prints a sheet and nothing else of the page; the printed frame leaves at the next print or with the screen. */
export function usePrinting(onError: (error: unknown) => void): Printing {
  const [hasFailed, setFailed] = useState(false);
  const frame = useRef<HTMLIFrameElement>(undefined);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      frame.current?.remove();
    };
  }, []);

  const lay = async (sheet: PrintSheet) => {
    const next = await layPrintFrame(sheet);
    frame.current?.remove();
    if (!isHere.current) return next.remove();
    frame.current = next;
    next.contentWindow?.print();
  };
  return {
    hasFailed,
    print: (sheet) => {
      setFailed(false);
      lay(sheet).catch((error: unknown) => {
        setFailed(true);
        onError(error);
      });
    },
  };
}
