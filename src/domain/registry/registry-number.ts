import { withoutInvisible } from '../text/invisible.ts';

/**
 * A number of a register, taken apart: '001' is width 3, 'A-099' has the prefix 'A-', '12/B' the suffix '/B'. Its last
 * run of digits counts.
 */
export interface RegistryNumber {
  /** The text before the digits. */
  readonly prefix: string;
  /** Registers may run past 2^53; a rounded folio would be a false one. */
  readonly value: bigint;
  /** The number of digits, with leading zeros. */
  readonly width: number;
  /** The text after the digits. */
  readonly suffix: string;
}

const lastDigits = /^(.*?)(\d+)(\D*)$/s;

/**
 * A number as a reader sees it: without the invisible characters that come with a pasted text, in composed letters, and with
 * one kind of space. With them, '001' would begin another series, in which each number looks like one of the first.
 */
export function tidyRegistryNumber(text: string): string {
  return withoutInvisible(text.normalize('NFC')).replace(/\s+/gu, ' ').trim();
}

/** Takes a register's number apart. Undefined for a text without digits. */
export function parseRegistryNumber(text: string): RegistryNumber | undefined {
  const parts = lastDigits.exec(text.trim());
  if (parts === null) return undefined;
  const [, prefix = '', digits = '', suffix = ''] = parts;
  return { prefix, value: BigInt(digits), width: digits.length, suffix };
}

/** Writes it at its width, and wider when it has outgrown it: 099 → 100, 999 → 1000. */
export function formatRegistryNumber({ prefix, value, width, suffix }: RegistryNumber): string {
  return `${prefix}${value.toString().padStart(width, '0')}${suffix}`;
}

/** The number so many places further on in the same series. */
export function advanceRegistryNumber(number: RegistryNumber, steps: number): RegistryNumber {
  return { ...number, value: number.value + BigInt(steps) };
}

/** True if two numbers belong to one series: the same letters around the digits. */
export function isSameSeries(a: RegistryNumber, b: RegistryNumber): boolean {
  return seriesKey(a) === seriesKey(b);
}

/** For sorting numbers by their values: `Math.min` and a difference take no bigints. */
export function compareBigints(a: bigint, b: bigint): number {
  return a < b ? -1 : Number(a > b);
}

/** The letters around the digits, by which series differ. */
export function seriesKey({ prefix, suffix }: RegistryNumber): string {
  return JSON.stringify([prefix, suffix]);
}
