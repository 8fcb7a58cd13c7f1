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
  /** Returns the file name for the local date. */
  readonly nameOf: (day: string) => string;
  readonly parts: Iterable<string>;
  /** The number of rows. */
  readonly count: number;
}

/** Builds a CSV file in slices, so that the page stays responsive, and saves it. Unmounting cancels it. */
export function useCsvExport() {
  const { report } = useGraduation();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const save = async ({ nameOf, parts, count }: CsvExport) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'building' });
    try {
      const chunks: Blob[] = [];
      await runInSlices(parts, (part) => chunks.push(new Blob([part])), controller.signal);
      if (controller.signal.aborted) return;
      const day = formatIsoDate(todayOf(new Date()));
      saveFile(new Blob(chunks, { type: 'text/csv;charset=utf-8' }), nameOf(day));
      setState({ status: 'saved', count });
    } catch (error) {
      report(error);
      setState({ status: 'idle' });
    }
  };
  return { state, save };
}
