import { toSvgPath } from 'lean-qr/extras/svg';
import { correction, generate } from 'lean-qr/nano';
import { formatLongDate } from '#domain/calendar/calendar-date.ts';
import { describeLines } from '../steps/person-lines.ts';
import type { StepMessages } from '../steps/steps.messages.ts';
import type { WizardMessages } from '../wizard.messages.ts';
import type { ReceiptMessages } from './receipt.messages.ts';
import type { Receipt } from './receipt.ts';

/** The content of the print: text and a drawing, without markup. */
export interface ReceiptSheet {
  readonly lang: string;
  readonly system: string;
  readonly title: string;
  readonly codeLabel: string;
  readonly code: string;
  readonly rows: readonly { readonly term: string; readonly detail: string }[];
  readonly scan: string;
  readonly address: string;
  readonly qr: QrDrawing;
  readonly note: string;
}

/** A QR code as the outline of its dark modules, one unit each. */
export interface QrDrawing {
  readonly label: string;
  readonly path: string;
  /** Modules per side, without the quiet zone. */
  readonly size: number;
}

export interface SheetOptions {
  readonly receipt: Receipt;
  /** The address in the QR code. */
  readonly address: string;
  readonly messages: WizardMessages & StepMessages & ReceiptMessages;
  readonly locale: string;
}

/** The receipt of an application. Leaves out the number of the identity document, because others may see the paper. */
export function receiptSheet({ receipt, address, messages, locale }: SheetOptions): ReceiptSheet {
  const { code, ceremony, career, person, sentOn } = receipt;
  const date = ceremony?.date;
  // Half the size of the whole library; an address needs none of its denser alphabets. M: paper is folded and stained.
  const modules = generate(address, { minCorrectionLevel: correction.M });
  return {
    lang: locale,
    system: messages.receiptSystem,
    title: messages.receiptTitle,
    codeLabel: messages.code,
    code,
    rows: [
      ...describeLines(person, messages, locale),
      { term: messages.career, detail: career?.name ?? messages.unavailable },
      { term: messages.careerType, detail: career?.typeName ?? messages.unavailable },
      { term: messages.ceremony, detail: ceremony?.name ?? messages.unavailable },
      {
        term: messages.date,
        detail: date === undefined ? messages.unavailable : formatLongDate(date, locale),
      },
      { term: messages.place, detail: ceremony?.location ?? messages.unavailable },
      { term: messages.receiptIssued, detail: formatLongDate(sentOn, locale) },
    ],
    scan: messages.receiptScan,
    address,
    qr: { label: messages.receiptQr, path: toSvgPath(modules), size: modules.size },
    note: messages.receiptNote,
  };
}
