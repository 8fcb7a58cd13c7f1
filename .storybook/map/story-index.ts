import { useEffect, useState } from 'react';
import type { IndexEntry } from './screens.ts';

/** Entries of this Storybook, in the sidebar's order. Empty until the index has loaded. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const reading = new AbortController();
    readIndex(reading.signal).then(setEntries, (error: unknown) => {
      if (!reading.signal.aborted) throw error;
    });
    return () => reading.abort();
  }, []);
  return entries;
}

async function readIndex(signal: AbortSignal): Promise<readonly IndexEntry[]> {
  const response = await fetch('./index.json', { signal });
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json();
  return Object.values(entries);
}
