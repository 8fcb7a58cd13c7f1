import { formatIsoDate, todayOf } from '../../../domain/calendar/calendar-date.ts';
import { saveFile } from '../../../ui/save-file/save-file.ts';
import { inSlices } from './in-slices.ts';

/**
 * Builds a CSV file out of its parts without holding up the page, and hands it to the person's device.
 *
 * @param nameOf the file's name for the local day, YYYY-MM-DD (ruling 38).
 * @returns whether it was handed over; false when the signal stopped it.
 */
export async function saveCsvFile(
  nameOf: (day: string) => string,
  parts: Iterable<string>,
  signal: AbortSignal,
): Promise<boolean> {
  const encoder = new TextEncoder();
  const taken: Uint8Array<ArrayBuffer>[] = [];
  const isWhole = await inSlices(parts, (part) => taken.push(encoder.encode(part)), signal);
  if (isWhole) {
    const day = formatIsoDate(todayOf(new Date()));
    saveFile(new Blob(taken, { type: 'text/csv;charset=utf-8' }), nameOf(day));
  }
  return isWhole;
}
