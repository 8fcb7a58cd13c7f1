import { toSvgPath } from 'lean-qr/extras/svg';
import { correction, generate } from 'lean-qr/nano';
import { formatLongDate } from '../../domain/calendar/calendar-date.ts';
import { describeLines } from '../steps/person-lines.ts';
import type { StepWords } from '../steps/steps.messages.ts';
import type { WizardWords } from '../wizard.messages.ts';
import type { ReceiptWords } from './receipt.messages.ts';
import type { Receipt } from './receipt.ts';

/** What is printed: words and a drawing, without any markup. */
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
  readonly words: WizardWords & StepWords & ReceiptWords;
  readonly locale: string;
}

/** The receipt of a request. It carries no number of the identity document: paper is left lying about. */
export function receiptSheet({ receipt, address, words, locale }: SheetOptions): ReceiptSheet {
  const { code, ceremony, career, person, sentOn } = receipt;
  const date = ceremony?.date;
  // Half as large as the whole library; an address needs none of its denser alphabets. M: paper is folded and stained.
  const modules = generate(address, { minCorrectionLevel: correction.M });
  return {
    lang: locale,
    system: words.receiptSystem,
    title: words.receiptTitle,
    codeLabel: words.code,
    code,
    rows: [
      ...describeLines(person, words, locale),
      { term: words.career, detail: career?.name ?? words.unavailable },
      { term: words.careerType, detail: career?.typeName ?? words.unavailable },
      { term: words.ceremony, detail: ceremony?.name ?? words.unavailable },
      {
        term: words.date,
        detail: date === undefined ? words.unavailable : formatLongDate(date, locale),
      },
      { term: words.place, detail: ceremony?.location ?? words.unavailable },
      { term: words.receiptIssued, detail: formatLongDate(sentOn, locale) },
    ],
    scan: words.receiptScan,
    address,
    qr: { label: words.receiptQr, path: toSvgPath(modules), size: modules.size },
    note: words.receiptNote,
  };
}
