import { useState } from 'react';
import { useConsole } from '#admin-console/navigation/console-context.ts';
import { formatIsoDate, todayOf } from '#domain/calendar/calendar-date.ts';
import { inSlices, runInSlices } from '#domain/collection/run-in-slices.ts';
import { type CsvSeparator, csvParts } from '#domain/text/csv.ts';
import { rowsOfTable, type TextTable, workbookType } from '#domain/text/text-table.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { useGraduation } from '#provider/graduation-context.ts';
import { useTask } from '#react/use-task.ts';
import { saveFile } from '#ui/save-file/save-file.ts';
import { exportMessages } from './export.messages.ts';

export interface FileExport {
  /** Returns the name of the CSV file for the local date. */
  readonly nameOf: (day: string) => string;
  readonly table: TextTable;
}

export type ExportFormat = 'CSV' | 'XLSX';

/** Builds a file in slices, so that the page stays responsive, and saves it. Unmounting cancels it. */
export function useFileExport() {
  const { report, notifications } = useGraduation();
  const { csvSeparator } = useConsole();
  const messages = useMessages(exportMessages);
  const [format, setFormat] = useState<ExportFormat>();
  const [savedCount, setSavedCount] = useState<number>();
  const { isBusy, run } = useTask({ whileBusy: 'replace' });

  const save = ({ nameOf, table }: FileExport, wanted: ExportFormat) => {
    setFormat(wanted);
    run({
      call: (signal) =>
        wanted === 'CSV'
          ? csvFile(table, csvSeparator, signal)
          : workbookFile(table, messages.sheet, signal),
      onDone: (file) => {
        const name = nameOf(formatIsoDate(todayOf(new Date())));
        saveFile(file, wanted === 'CSV' ? name : workbookName(name));
        setSavedCount(table.count);
      },
      onFailed: (error) => {
        report(error);
        notifications.show({ tone: 'error', title: messages.failed });
        setSavedCount(undefined);
      },
    });
  };
  return {
    busyFormat: isBusy ? format : undefined,
    savedCount: isBusy ? undefined : savedCount,
    save,
  };
}

async function csvFile(
  table: TextTable,
  separator: CsvSeparator,
  signal: AbortSignal,
): Promise<Blob> {
  const parts: Blob[] = [];
  await runInSlices(csvParts(table, separator), (part) => parts.push(new Blob([part])), signal);
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

async function workbookFile(table: TextTable, sheet: string, signal: AbortSignal): Promise<Blob> {
  const { writeWorkbook } = await import('#domain/text/workbook.ts');
  const rows = inSlices(rowsOfTable(table), signal);
  const bytes = writeWorkbook({ header: table.header, rows, sheet });
  const headers = { 'content-type': workbookType };
  return new Response(bytes, { headers }).blob();
}

/** The name of the CSV file with the extension of a workbook. */
function workbookName(name: string): string {
  return `${name.replace(/\.csv$/i, '')}.xlsx`;
}
