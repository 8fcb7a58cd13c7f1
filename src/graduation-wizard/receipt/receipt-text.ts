import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import type { WizardMessages } from '../wizard.messages.ts';
import type { ReceiptMessages } from './receipt.messages.ts';
import type { Receipt } from './receipt.ts';

interface ReceiptTextOptions {
  readonly receipt: Receipt;
  readonly address: string;
  readonly messages: WizardMessages & ReceiptMessages;
  readonly locale: string;
}

/** The receipt as lines of text, for a message to oneself. */
export function receiptText({ receipt, address, messages, locale }: ReceiptTextOptions): string {
  const { code, ceremony, career } = receipt;
  const place = [ceremony?.date && formatLongDate(ceremony.date, locale), ceremony?.location];
  const lines = [
    messages.receiptTitle,
    `${messages.code}: ${code}`,
    career?.name,
    ceremony?.name,
    place.filter((part) => part !== undefined).join(', '),
    address,
  ];
  return lines.filter((line) => line !== undefined && line !== '').join('\n');
}
