import { useState } from 'react';
import { formatIsoDate, todayOf } from '#domain/calendar/calendar-date.ts';
import { runInSlices } from '#domain/collection/run-in-slices.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useTask } from '#react/use-task.ts';
import { saveFile } from '#ui/save-file/save-file.ts';

export interface CsvExport {
  /** Returns the file name for the local date. */
  readonly nameOf: (day: string) => string;
  readonly parts: Iterable<string>;
  readonly count: number;
}

/** Builds a CSV file in slices, so that the page stays responsive, and saves it. Unmounting cancels it. */
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
