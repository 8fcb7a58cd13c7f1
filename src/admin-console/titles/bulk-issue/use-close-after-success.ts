import { useEffect, useRef, useState } from 'react';
import type { IssueRun } from './issue-desk.ts';
import { closeDelayMs } from './issue-run.ts';

/** Closes 2 s after a success (spec §9), unless the person asks to stay and read. */
export function useCloseAfterSuccess({ kind }: IssueRun, close: () => void) {
  const [stays, setStays] = useState(false);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const isClosing = kind === 'issued' && !stays;
  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => latest.current(), closeDelayMs);
    return () => clearTimeout(timer);
  }, [isClosing]);
  return { stay: () => setStays(true) };
}
