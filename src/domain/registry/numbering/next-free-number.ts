import { compareCalendarDates } from '#domain/calendar/calendar-date.ts';
import { byRegister, type Register } from '#domain/registers.ts';
import type { IssuedTitle } from '../issued-title.ts';
import {
  advanceRegistryNumber,
  formatRegistryNumber,
  isSameSeries,
  parseRegistryNumber,
  type RegistryNumber,
  seriesKey,
} from '../registry-number.ts';

/** The highest number of each series of a register; the series of the newest title comes first. */
export type HighestNumbers = Readonly<Record<Register, readonly RegistryNumber[]>>;

/** Reads the registers once, so that typing need not go through every title again. */
export function highestNumbers(titles: readonly IssuedTitle[]): HighestNumbers {
  const newestFirst = [...titles].sort(compareNewest);
  return byRegister((register) => highestOf(newestFirst, register));
}

/**
 * The number that no issued title has yet ('Siguiente libre: 143'), in the series that is being typed, else in that of
 * the newest title. Undefined where nothing was issued.
 */
export function nextFreeNumber(
  highest: HighestNumbers,
  register: Register,
  text: string,
): string | undefined {
  const like = parseRegistryNumber(text);
  const series = highest[register];
  const top = like === undefined ? series[0] : series.find((number) => isSameSeries(number, like));
  return top && formatRegistryNumber(advanceRegistryNumber(top, 1));
}

function highestOf(titles: readonly IssuedTitle[], register: Register): readonly RegistryNumber[] {
  const tops = new Map<string, RegistryNumber>();
  for (const title of titles) {
    const number = parseRegistryNumber(title.registry[register] ?? '');
    if (number === undefined) continue;
    const key = seriesKey(number);
    const top = tops.get(key);
    if (top === undefined || number.value > top.value) tops.set(key, number);
  }
  return [...tops.values()];
}

function compareNewest(a: IssuedTitle, b: IssuedTitle): number {
  if (a.issueDate === undefined || b.issueDate === undefined) {
    return Number(a.issueDate === undefined) - Number(b.issueDate === undefined) || b.id - a.id;
  }
  return compareCalendarDates(b.issueDate, a.issueDate) || b.id - a.id;
}
