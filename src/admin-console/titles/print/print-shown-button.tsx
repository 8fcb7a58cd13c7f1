import { useMessages } from '../../../messages/messages-context.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { PrinterIcon } from '../../../ui/icon/icons.tsx';
import type { TitlesController } from '../list/titles.controller.ts';
import { printMessages } from './print.messages.ts';
import { useCanPrint } from './use-can-print.ts';

/** 'Imprimir documentos': those of the filtered titles. */
export function PrintShownButton({ titles }: { readonly titles: TitlesController }) {
  const messages = useMessages(printMessages);
  const { shown } = titles.list;
  if (!useCanPrint()) return null;
  return (
    <Button
      variant="secondary"
      icon={<PrinterIcon />}
      disabled={shown.length === 0}
      onClick={() => titles.open({ kind: 'print-shown' })}
    >
      {messages.printMany}
    </Button>
  );
}
