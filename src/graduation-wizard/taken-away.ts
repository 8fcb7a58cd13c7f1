/** What can be taken away of a received request, on paper and in a calendar, as one chunk: both are fetched together. */
export { downloadIcs } from './ceremony-calendar.ts';
export { printReceipt } from './receipt-print.ts';
