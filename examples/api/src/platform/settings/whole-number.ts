import { type Environment, textOf } from './environment.ts';

/** The value of an unset variable, and the permitted range. */
interface Range {
  readonly byDefault: number;
  readonly least: number;
  readonly most: number;
}

/** Reads a whole number within a range. @throws Error that names the variable. */
export function readWholeNumber(
  env: Environment,
  name: string,
  { byDefault, least, most }: Range,
): number {
  const text = textOf(env, name) ?? '';
  if (text === '') return byDefault;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not "${text}"`);
}
