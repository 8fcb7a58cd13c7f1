import { type Check, runCheck } from './check.ts';
import type { CheckResult } from './check-result.ts';
import { applicationChecks } from './checks/applications.ts';
import { applyingChecks } from './checks/applying.ts';
import { listChecks } from './checks/back-office-lists.ts';
import { catalogueChecks } from './checks/catalogues.ts';
import { ceremonyChecks } from './checks/ceremonies.ts';
import { correctionChecks } from './checks/corrections.ts';
import { documentChecks } from './checks/documents.ts';
import { handoverChecks } from './checks/handover.ts';
import { internalNotesChecks, receiptKeyChecks } from './checks/limited-disclosure.ts';
import { privacyChecks } from './checks/privacy.ts';
import { publicChecks } from './checks/public.ts';
import { registerChecks } from './checks/registers.ts';
import { reportChecks } from './checks/reports.ts';
import { signInChecks } from './checks/sign-in.ts';
import { stepUpChecks } from './checks/step-up.ts';
import { summaryChecks } from './checks/summary.ts';
import { titleProofChecks } from './checks/title-proof.ts';
import { titleChecks } from './checks/titles.ts';
import { userChecks } from './checks/users.ts';
import { verificationChecks } from './checks/verification.ts';
import { versionChecks } from './checks/versions.ts';
import type { Context } from './context.ts';

/** All checks, in the order of the contract's calls, with the announced extensions last. */
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
  ...summaryChecks,
  ...registerChecks,
  ...correctionChecks,
  ...privacyChecks,
  ...internalNotesChecks,
  ...receiptKeyChecks,
  ...titleProofChecks,
  ...handoverChecks,
  ...stepUpChecks,
  ...verificationChecks,
  ...documentChecks,
];

export type CheckedItem = { check: Check; result: CheckResult };

/** Runs all checks in sequence, because they share the server's data. */
export async function runSuite(
  context: Context,
  report: (item: CheckedItem) => void,
): Promise<CheckedItem[]> {
  const items: CheckedItem[] = [];
  for (const check of conformanceSuite) {
    const item = { check, result: await runCheck(check, context) };
    report(item);
    items.push(item);
  }
  return items;
}
