import { useEffect, useRef, useState } from 'react';
import { formatIsoDate, todayOf } from '../../../domain/calendar/calendar-date.ts';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { saveFile } from '../../../ui/save-file/save-file.ts';
import { runInSlices } from '../run-in-slices.ts';

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'building' }
  | { readonly status: 'saved'; readonly count: number };

export interface CsvExport {
  /** The file's name for the local day. */
  readonly nameOf: (day: string) => string;
  readonly parts: Iterable<string>;
  /** How many rows it holds. */
  readonly count: number;
}

/** A CSV file as it is being built. Leaving the screen stops it. */
export function useCsvExport() {
  const { report } = useGraduation();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async ({ nameOf, parts, count }: CsvExport) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState({ status: 'building' });
    try {
      if (await saveCsvFile(nameOf, parts, own.signal)) setState({ status: 'saved', count });
    } catch (error) {
      report(error);
      setState({ status: 'idle' });
    }
  };
  return { state, save };
}

/**
 * Builds a CSV file out of its parts without holding up the page, and saves it on the person's device.
 *
 * @param nameOf the file's name for the local day, YYYY-MM-DD.
 * @returns whether it was saved; false when the signal stopped it.
 */
async function saveCsvFile(
  nameOf: (day: string) => string,
  parts: Iterable<string>,
  signal: AbortSignal,
): Promise<boolean> {
  const encoder = new TextEncoder();
  const taken: Uint8Array<ArrayBuffer>[] = [];
  const isWhole = await runInSlices(parts, (part) => taken.push(encoder.encode(part)), signal);
  if (isWhole) {
    const day = formatIsoDate(todayOf(new Date()));
    saveFile(new Blob(taken, { type: 'text/csv;charset=utf-8' }), nameOf(day));
  }
  return isWhole;
}
