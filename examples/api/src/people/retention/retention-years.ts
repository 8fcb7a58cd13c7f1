import type { Environment } from '#platform/settings/environment.ts';
import { readVariable } from '#platform/settings/read-variable.ts';
import {
  type RetentionVariable,
  retentionVariables,
} from '#platform/settings/variables/retention-variables.ts';

/** The years after which data expire, by the variable that sets them. */
export type RetentionYears = Readonly<Record<RetentionVariable, number>>;

/** Reads the terms of a university. @throws Error that names the variable if its value is invalid */
export function readRetentionYears(env: Environment): RetentionYears {
  const names = Object.keys(retentionVariables) as RetentionVariable[];
  const years = names.map((name) => [name, readVariable(env, name)] as const);
  return Object.fromEntries(years) as RetentionYears;
}

/** The terms that hold where a university chooses none. */
export const defaultRetentionYears = readRetentionYears({});
