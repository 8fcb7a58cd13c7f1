import { useEffect, useRef, useState } from 'react';
import { formatIsoDate, todayOf } from '../../../domain/calendar/calendar-date.ts';
import { runInSlices } from '../../../domain/collection/run-in-slices.ts';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { saveFile } from '../../../ui/save-file/save-file.ts';

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

/** A CSV file that is built without holding up the page, and saved on the person's device. Leaving stops it. */
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
      const taken: Blob[] = [];
      await runInSlices(parts, (part) => taken.push(new Blob([part])), own.signal);
      if (own.signal.aborted) return;
      const day = formatIsoDate(todayOf(new Date()));
      saveFile(new Blob(taken, { type: 'text/csv;charset=utf-8' }), nameOf(day));
      setState({ status: 'saved', count });
    } catch (error) {
      report(error);
      setState({ status: 'idle' });
    }
  };
  return { state, save };
}
