import { layReceipt } from './receipt-frame.ts';
import { receiptSheet, type SheetOptions } from './receipt-sheet.ts';

/**
 * Prints a receipt and nothing else of the page.
 *
 * @returns what takes the printed frame away.
 */
export async function printReceipt(options: SheetOptions): Promise<() => void> {
  const frame = await layReceipt(receiptSheet(options));
  frame.contentWindow?.print();
  return () => frame.remove();
}
