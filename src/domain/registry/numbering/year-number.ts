import {
  advanceRegistryNumber,
  formatRegistryNumber,
  parseRegistryNumber,
} from '../registry-number.ts';

/** A number whose growing digits look like a year, and the number that follows it. */
export interface YearNumber {
  readonly number: string;
  readonly year: number;
  readonly next: string;
}

/**
 * Finds a number that grows by its year: after '001/2026' comes '001/2027', because the last digits of a number grow. Digits
 * alone are a year only next to that of the ceremony, so that a register may pass through 1950.
 *
 * @param year the year of the ceremony, if it is known.
 */
export function findYearNumber(text: string, year: number | undefined): YearNumber | undefined {
  const number = parseRegistryNumber(text);
  if (number === undefined || number.width !== 4) return undefined;
  const value = Number(number.value);
  const isBare = number.prefix === '' && number.suffix === '';
  const endsInYear = isBare
    ? year !== undefined && Math.abs(value - year) <= 1
    : value >= 1900 && value < 2100;
  if (!endsInYear) return undefined;
  return {
    number: text.trim(),
    year: value,
    next: formatRegistryNumber(advanceRegistryNumber(number, 1)),
  };
}
