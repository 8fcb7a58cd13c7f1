import type { Kysely } from 'kysely';
import { commandMessages as messages } from '../commands.messages.ts';
import type { Schema } from '../database/schema.ts';
import { verifyAudit } from './verify-audit.ts';

/** Verifies the audit trail, and describes the result for a command. @throws Error that names the first altered entry */
export async function describeVerification(kysely: Kysely<Schema>): Promise<string> {
  const result = await verifyAudit(kysely);
  if (result.status === 'broken') throw new Error(messages.altered(result.position));
  const { entries, erased, head } = result;
  return `${messages.unaltered(entries, erased)}\n${messages.lastHash(head)}`;
}
