import { Button } from '#ui/button/button.tsx';
import { DownloadIcon } from '#ui/icon/icons.tsx';
import { LiveRegion } from '#ui/text/live-region.tsx';
import { type FileExport, useFileExport } from './file-export.controller.ts';

interface ExportButtonProps {
  readonly children: string;
  /** Called on press; undefined if there is nothing to export. */
  readonly file: (() => FileExport) | undefined;
  /** Announced once the file is saved. */
  readonly savedText: (count: number) => string;
}

/** Builds and saves a CSV file; busy while building. */
export function ExportButton({ children, file, savedText }: ExportButtonProps) {
  const { isBusy, savedCount, save } = useFileExport();
  return (
    <>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        disabled={file === undefined}
        isBusy={isBusy}
        onClick={() => file !== undefined && save(file())}
      >
        {children}
      </Button>
      <LiveRegion>{savedCount !== undefined && savedText(savedCount)}</LiveRegion>
    </>
  );
}
