import { useState } from 'react';
import { useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { CalendarIcon, PrinterIcon } from '#ui/icon/icons.tsx';
import { usePrinting } from '#ui/print-frame/use-printing.ts';
import { saveFile } from '#ui/save-file/save-file.ts';
import { inAppBrowser } from '../in-app/in-app-browser.ts';
import { stepMessages } from '../steps/steps.messages.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { toIcs } from './ceremony-calendar.ts';
import { Extras } from './done-view.styles.ts';
import { receiptMessages } from './receipt.messages.ts';
import type { Receipt } from './receipt.ts';
import { receiptPage } from './receipt-frame.ts';
import { receiptSheet } from './receipt-sheet.ts';
import { receiptText } from './receipt-text.ts';
import { ShareReceipt } from './share-receipt.tsx';
import { statusAddress, statusLink } from './status-address.ts';

interface ReceiptExtrasProps {
  readonly receipt: Receipt;
  readonly statusTemplate: string;
}

/** The printable receipt and the calendar file. */
export function ReceiptExtras({ receipt, statusTemplate }: ReceiptExtrasProps) {
  const messages = useMessages(receiptMessages);
  const [hasFailed, setFailed] = useState(false);
  const [hasPrinted, setPrinted] = useState(true);
  const app = inAppBrowser();
  const sheet = useReceiptSheet(receipt, statusTemplate);
  const print = usePrinting();
  const download = useCalendarFile(receipt);
  const attempt = (work: () => Promise<void>) => () => {
    setFailed(false);
    work().catch(() => setFailed(true));
  };

  return (
    <>
      <Extras>
        <Button
          variant="quiet"
          icon={<PrinterIcon />}
          onClick={attempt(async () => setPrinted(await print(sheet())))}
        >
          {messages.printReceipt}
        </Button>
        {receipt.ceremony?.date !== undefined && (
          <Button variant="quiet" icon={<CalendarIcon />} onClick={attempt(download)}>
            {messages.addToCalendar}
          </Button>
        )}
      </Extras>
      {hasFailed && (
        <Alert tone="danger" live="assertive">
          {messages.extraFailed}
        </Alert>
      )}
      <WithoutPrinter
        app={app}
        hasPrinted={hasPrinted}
        receipt={receipt}
        statusTemplate={statusTemplate}
      />
    </>
  );
}

interface WithoutPrinterProps extends ReceiptExtrasProps {
  /** The app whose browser shows the page. */
  readonly app: string | undefined;
  /** False after a print without effect. */
  readonly hasPrinted: boolean;
}

/** Other ways to save the receipt, before a press in browsers that are known not to print, and after one in others. */
function WithoutPrinter({ app, hasPrinted, receipt, statusTemplate }: WithoutPrinterProps) {
  const { messages, format, locale } = useText(receiptMessages);
  const wizard = useMessages(wizardMessages);
  if (app === undefined && hasPrinted) return null;
  const reason = app === undefined ? messages.noEffect : format(messages.noEffectIn, { app });
  const address = statusLink(statusTemplate, receipt);
  const text = receiptText({ receipt, address, messages: { ...wizard, ...messages }, locale });
  return <ShareReceipt reason={reason} text={text} />;
}

function useReceiptSheet(receipt: Receipt, statusTemplate: string) {
  const { messages, locale } = useText(receiptMessages);
  const labels = useMessages(stepMessages);
  const wizard = useMessages(wizardMessages);
  return () => {
    const address = statusAddress(statusTemplate, receipt, location.href);
    const allMessages = { ...wizard, ...labels, ...messages };
    return receiptPage(receiptSheet({ receipt, address, messages: allMessages, locale }));
  };
}

function useCalendarFile({ code, ceremony }: Receipt) {
  const { messages, format } = useText(receiptMessages);
  return async () => {
    if (ceremony?.date === undefined) return;
    const calendar = toIcs({
      uid: `${code}@${location.hostname}`,
      day: ceremony.date,
      summary: ceremony.name,
      location: ceremony.location,
      description: format(messages.calendarDescription, { code }),
      stamp: new Date(),
    });
    saveFile(
      new Blob([calendar], { type: 'text/calendar' }),
      `${messages.calendarFile}-${code}.ics`,
    );
  };
}
