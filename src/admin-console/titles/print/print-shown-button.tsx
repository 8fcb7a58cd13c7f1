import { useMessages } from '#messages/messages-context.tsx';
import { Button } from '#ui/button/button.tsx';
import { PrinterIcon } from '#ui/icon/icons.tsx';
import { printMessages } from './print.messages.ts';

interface PrintShownButtonProps {
  /** True if the filter shows no title. */
  readonly isEmpty: boolean;
  readonly onPrint: () => void;
}

/** 'Imprimir documentos': those of the filtered titles. */
export function PrintShownButton({ isEmpty, onPrint }: PrintShownButtonProps) {
  const messages = useMessages(printMessages);
  return (
    <Button variant="secondary" icon={<PrinterIcon />} disabled={isEmpty} onClick={onPrint}>
      {messages.printMany}
    </Button>
  );
}
