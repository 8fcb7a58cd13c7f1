import { useState } from 'react';
import { useLocale, useMessages, useText } from '#messages/messages-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { CalendarIcon, PrinterIcon } from '#ui/icon/icons.tsx';
import { usePrinting } from '#ui/print-frame/use-printing.ts';
import { saveFile } from '#ui/save-file/save-file.ts';
import { stepMessages } from '../steps/steps.messages.ts';
import { wizardMessages } from '../wizard.messages.ts';
import { toIcs } from './ceremony-calendar.ts';
import { Extras } from './done-view.styles.ts';
import { receiptMessages } from './receipt.messages.ts';
import type { Receipt } from './receipt.ts';
import { receiptPage } from './receipt-frame.ts';
import { receiptSheet } from './receipt-sheet.ts';
import { statusAddress } from './status-address.ts';

interface ReceiptExtrasProps {
  readonly receipt: Receipt;
  readonly statusTemplate: string;
}

/** The printable receipt and the calendar file. */
export function ReceiptExtras({ receipt, statusTemplate }: ReceiptExtrasProps) {
  const messages = useMessages(receiptMessages);
  const [hasFailed, setFailed] = useState(false);
  const print = usePrintReceipt(receipt, statusTemplate);
  const download = useCalendarFile(receipt);
  const attempt = (work: () => Promise<void>) => () => {
    setFailed(false);
    work().catch(() => setFailed(true));
  };

  return (
    <>
      <Extras>
        <Button variant="quiet" icon={<PrinterIcon />} onClick={attempt(print)}>
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
    </>
  );
}

function usePrintReceipt(receipt: Receipt, statusTemplate: string) {
  const messages = useMessages(receiptMessages);
  const labels = useMessages(stepMessages);
  const wizard = useMessages(wizardMessages);
  const locale = useLocale();
  const print = usePrinting();

  return () => {
    const address = statusAddress(statusTemplate, receipt, location.href);
    const allMessages = { ...wizard, ...labels, ...messages };
    return print(receiptPage(receiptSheet({ receipt, address, messages: allMessages, locale })));
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
