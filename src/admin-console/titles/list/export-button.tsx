import { Button } from '../../../ui/button/button.tsx';
import { DownloadIcon } from '../../../ui/icon/icons.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { type CsvExport, useCsvExport } from './csv-export.controller.ts';

interface ExportButtonProps {
  readonly children: string;
  /** Asked for when the button is pressed; undefined when there is nothing to export. */
  readonly file: (() => CsvExport) | undefined;
  /** What is announced when the file is saved. */
  readonly savedText: (count: number) => string;
}

/** Builds a CSV file and saves it on the person's device, busy meanwhile. */
export function ExportButton({ children, file, savedText }: ExportButtonProps) {
  const { isBusy, savedCount, save } = useCsvExport();
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
      <VisuallyHidden role="status">
        {savedCount !== undefined && savedText(savedCount)}
      </VisuallyHidden>
    </>
  );
}
