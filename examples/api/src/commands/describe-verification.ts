import type { Kysely } from 'kysely';
import { formatMark } from '../evidence/audit/trail-mark.ts';
import { type VerifyOptions, verifyAudit } from '../evidence/audit/verify-audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { commandMessages as messages } from './commands.messages.ts';
import { describeFault } from './describe-result.ts';

/** Verifies the audit trail and the titles, and describes the result for a command. @throws Error that names the fault */
export async function describeVerification(
  kysely: Kysely<Schema>,
  options: VerifyOptions = {},
): Promise<string> {
  const result = await verifyAudit(kysely, options);
  if (result.status !== 'whole') throw new Error(describeFault(result));
  const { entries, erased, titles, mark } = result;
  return `${messages.whole(entries, erased, titles)}\n${formatMark(mark)}`;
}
