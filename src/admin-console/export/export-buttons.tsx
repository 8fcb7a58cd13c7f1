import { useOffers } from '#admin-console/data/use-offers.ts';
import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { DownloadIcon } from '#ui/icon/icons.tsx';
import { LiveRegion } from '#ui/text/live-region.tsx';
import { exportMessages } from './export.messages.ts';
import { type ExportFormat, type FileExport, useFileExport } from './file-export.controller.ts';

interface ExportButtonsProps {
  /** Text of the button for a CSV file. */
  readonly children: string;
  /** Called on press; undefined if there is nothing to export. */
  readonly file: (() => FileExport) | undefined;
  /** Announced once the file is saved. */
  readonly savedText: (count: number) => string;
}

/** Buttons that build and save a CSV file or, where the server offers workbooks, an Excel file; busy while building. */
export function ExportButtons({ children, file, savedText }: ExportButtonsProps) {
  const { busyFormat, savedCount, save } = useFileExport();
  const { excel } = useMessages(exportMessages);
  const hasWorkbooks = useOffers('xlsx');
  const button = (format: ExportFormat, text: string) => (
    <Button
      variant="secondary"
      icon={<DownloadIcon />}
      disabled={file === undefined}
      isBusy={busyFormat === format}
      onClick={() => file !== undefined && save(file(), format)}
    >
      {text}
    </Button>
  );
  return (
    <>
      {button('CSV', children)}
      {hasWorkbooks && button('XLSX', excel)}
      <LiveRegion>{savedCount !== undefined && savedText(savedCount)}</LiveRegion>
    </>
  );
}
