import { useState } from 'react';
import { formatIsoDate, todayOf } from '../../../domain/calendar/calendar-date.ts';
import { runInSlices } from '../../../domain/collection/run-in-slices.ts';
import { useGraduation } from '../../../provider/graduation-context.ts';
import { useTask } from '../../../react/use-task.ts';
import { saveFile } from '../../../ui/save-file/save-file.ts';

export interface CsvExport {
  /** The file's name for the local day. */
  readonly nameOf: (day: string) => string;
  readonly parts: Iterable<string>;
  /** How many rows it holds. */
  readonly count: number;
}

/** Builds a CSV file in slices, which keeps the page responsive, and saves it on the user's device. Leaving stops it. */
export function useCsvExport() {
  const { report } = useGraduation();
  const [savedCount, setSavedCount] = useState<number>();
  const { isBusy, run } = useTask({ whileBusy: 'replace' });

  const save = (file: CsvExport) =>
    run({
      call: async (signal) => {
        const parts: Blob[] = [];
        await runInSlices(file.parts, (part) => parts.push(new Blob([part])), signal);
        return parts;
      },
      onDone: (parts) => {
        const day = formatIsoDate(todayOf(new Date()));
        saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), file.nameOf(day));
        setSavedCount(file.count);
      },
      onFailed: (error) => {
        report(error);
        setSavedCount(undefined);
      },
    });
  return { isBusy, savedCount: isBusy ? undefined : savedCount, save };
}
