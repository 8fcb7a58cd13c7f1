import { useOffers } from '#admin-console/data/use-offers.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { DownloadIcon } from '#ui/icon/icons.tsx';
import { LiveRegion } from '#ui/text/live-region.tsx';
import { titlesMessages } from '../titles.messages.ts';
import { type FileExport, useFileExport } from './file-export.controller.ts';

interface ExportButtonProps {
  /** The label of the button that saves a CSV file. */
  readonly children: string;
  /** Called on press; undefined if there is nothing to export. */
  readonly file: (() => FileExport) | undefined;
  /** True if the table can also be saved as a workbook, where the server offers workbooks. */
  readonly hasWorkbook?: boolean | undefined;
  /** Announced once the file is saved. */
  readonly savedText: (count: number) => string;
}

/** Builds and saves a CSV file, or a workbook; busy while building. */
export function ExportButton({ children, file, hasWorkbook, savedText }: ExportButtonProps) {
  const { busy, savedCount, save } = useFileExport();
  const { excel } = useMessages(titlesMessages);
  const offersWorkbooks = useOffers('xlsx') && hasWorkbook === true;
  const formats = offersWorkbooks ? (['CSV', 'XLSX'] as const) : (['CSV'] as const);
  return (
    <>
      {formats.map((format) => (
        <Button
          key={format}
          variant="secondary"
          icon={<DownloadIcon />}
          disabled={file === undefined}
          isBusy={busy === format}
          onClick={() => file !== undefined && save(file(), format)}
        >
          {format === 'CSV' ? children : excel}
        </Button>
      ))}
      <LiveRegion>{savedCount !== undefined && savedText(savedCount)}</LiveRegion>
    </>
  );
}
