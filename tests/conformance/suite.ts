import { type Check, runCheck } from './check.ts';
import { applicationChecks } from './checks/applications.ts';
import { applyingChecks } from './checks/applying.ts';
import { listChecks } from './checks/back-office-lists.ts';
import { catalogueChecks } from './checks/catalogues.ts';
import { ceremonyChecks } from './checks/ceremonies.ts';
import { publicChecks } from './checks/public.ts';
import { reportChecks } from './checks/reports.ts';
import { signInChecks } from './checks/sign-in.ts';
import { titleChecks } from './checks/titles.ts';
import { userChecks } from './checks/users.ts';
import { versionChecks } from './checks/versions.ts';
import type { Context } from './context.ts';
import type { Outcome } from './outcome.ts';

/** Everything spec §7 promises, in the order of the table, and last what a server announces beyond it. */
export const conformanceSuite: readonly Check[] = [
  ...publicChecks,
  ...signInChecks,
  ...listChecks,
  ...reportChecks,
  ...applyingChecks,
  ...ceremonyChecks,
  ...applicationChecks,
  ...titleChecks,
  ...catalogueChecks,
  ...userChecks,
  ...versionChecks,
];

/** A check and how it came out. */
export type Result = { check: Check; outcome: Outcome };

/** Runs every check, one after the other: they share the server's data. */
export async function runSuite(
  context: Context,
  tell: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of conformanceSuite) {
    const result = { check, outcome: await runCheck(check, context) };
    tell(result);
    results.push(result);
  }
  return results;
}
