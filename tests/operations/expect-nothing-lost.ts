import { expect } from 'vitest';
import type { GraduationDay } from './graduation-day.ts';

interface Stored {
  readonly application_code: string;
  readonly id_number: string;
}

/** Expects each graduate to be stored once, under the returned code, and no gaps between the codes. */
export function expectNothingLost(day: GraduationDay, stored: readonly Stored[]): void {
  const theirs = stored.filter(({ id_number }) => day.acknowledged.has(id_number));
  expect(
    theirs.map(({ id_number, application_code }) => [id_number, application_code]).sort(),
  ).toEqual([...day.acknowledged].sort());
  const numbers = theirs.map(({ application_code }) => Number(application_code.split('-')[2]));
  expect(Math.max(...numbers) - Math.min(...numbers) + 1).toBe(theirs.length);
}
