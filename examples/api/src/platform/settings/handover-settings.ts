import type { Environment } from './environment.ts';
import { readWholeNumber } from './whole-number.ts';

/** The book of hand-overs. */
export interface HandoverSettings {
  /** A title that nobody has collected for more days counts as uncollected. Default 180. */
  readonly uncollectedDays: number;
}

const uncollectedDays = { byDefault: 180, least: 1, most: 3650 };

export const defaultHandover: HandoverSettings = { uncollectedDays: uncollectedDays.byDefault };

/** Reads `BIRRETE_UNCOLLECTED_DAYS`. @throws Error that names the variable if its value is invalid. */
export function readHandoverSettings(env: Environment): HandoverSettings {
  return {
    uncollectedDays: readWholeNumber(env, 'BIRRETE_UNCOLLECTED_DAYS', uncollectedDays),
  };
}
