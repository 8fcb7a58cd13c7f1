import { parseArgs } from 'node:util';
import { erasePersonal, retentionDays } from './audit/erase-personal.ts';
import { verifyAudit } from './audit/verify-audit.ts';
import { openForCommand } from './command-database.ts';
import { commandMessages as messages } from './commands.messages.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run audit-trail -- --verify`: checks the chain of the audit trail and prints its last hash, to be stored where the
 * database's owner cannot change it. `--erase` removes personal data from entries older than five years, or
 * `--older-than-days`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      verify: { type: 'boolean' },
      erase: { type: 'boolean' },
      'older-than-days': { type: 'string' },
    },
  });
  const days = Number(values['older-than-days'] ?? retentionDays);
  if (!(values.verify || values.erase) || !Number.isInteger(days) || days < 1) {
    throw new Error(messages.auditUsage);
  }
  const { kysely, close } = await openForCommand();
  try {
    if (values.erase) {
      const erased = await erasePersonal(kysely, new Date(Date.now() - days * 86_400_000));
      console.log(messages.erased(erased));
    }
    if (values.verify) {
      const result = await verifyAudit(kysely);
      if (result.status === 'broken') {
        throw new Error(messages.altered(result.position));
      }
      const { entries, erased, head } = result;
      console.log(messages.unaltered(entries, erased));
      console.log(messages.lastHash(head));
    }
  } finally {
    await close();
  }
}

runCommand(main);
