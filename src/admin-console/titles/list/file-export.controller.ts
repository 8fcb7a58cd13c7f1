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

export type FileFormat = 'CSV' | 'XLSX';

/** Builds a file, a CSV in slices so that the page stays responsive, and saves it. Unmounting cancels it. */
export function useFileExport() {
  const { report } = useGraduation();
  const { csvSeparator } = useConsole();
  const [saved, setSaved] = useState<{ readonly count: number; readonly format: FileFormat }>();
  const [format, setFormat] = useState<FileFormat>('CSV');
  const { isBusy, run } = useTask({ whileBusy: 'replace' });

  const save = ({ nameOf, table }: FileExport, asked: FileFormat) => {
    setFormat(asked);
    run({
      call: async (signal) => {
        if (asked === 'XLSX') return (await import('#ui/save-file/workbook.ts')).workbookOf(table);
        const parts: Blob[] = [];
        const texts = csvParts(table, csvSeparator);
        await runInSlices(texts, (part) => parts.push(new Blob([part])), signal);
        return new Blob(parts, { type: 'text/csv;charset=utf-8' });
      },
      onDone: (file) => {
        const name = nameOf(formatIsoDate(todayOf(new Date())));
        saveFile(file, asked === 'XLSX' ? name.replace(/\.csv$/, '.xlsx') : name);
        setSaved({ count: table.count, format: asked });
      },
      onFailed: (error) => {
        report(error);
        setSaved(undefined);
      },
    });
  };
  return { busy: isBusy ? format : undefined, savedCount: isBusy ? undefined : saved?.count, save };
}
