import { useState } from 'react';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { formatIsoDate, todayOf } from '#domain/calendar/calendar-date.ts';
import { runInSlices } from '#domain/collection/run-in-slices.ts';
import { csvParts } from '#domain/text/csv.ts';
import type { TextTable } from '#domain/text/text-table.ts';
import { useGraduation } from '#provider/graduation-context.ts';
import { useTask } from '#react/use-task.ts';
import { saveFile } from '#ui/save-file/save-file.ts';

export interface FileExport {
  /** Returns the name of the CSV file for the local date. */
  readonly nameOf: (day: string) => string;
  readonly table: TextTable;
}

/** Builds a CSV file in slices, so that the page stays responsive, and saves it. Unmounting cancels it. */
export function useFileExport() {
  const { report } = useGraduation();
  const { csvSeparator } = useConsole();
  const [savedCount, setSavedCount] = useState<number>();
  const { isBusy, run } = useTask({ whileBusy: 'replace' });

  const save = ({ nameOf, table }: FileExport) =>
    run({
      call: async (signal) => {
        const parts: Blob[] = [];
        const texts = csvParts(table, csvSeparator);
        await runInSlices(texts, (part) => parts.push(new Blob([part])), signal);
        return parts;
      },
      onDone: (parts) => {
        const day = formatIsoDate(todayOf(new Date()));
        saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), nameOf(day));
        setSavedCount(table.count);
      },
      onFailed: (error) => {
        report(error);
        setSavedCount(undefined);
      },
    });
  return { isBusy, savedCount: isBusy ? undefined : savedCount, save };
}
