/** Time in which the file of a print job can be sent again, in milliseconds. */
export const maxPrintJobMs = 15 * 60_000;
