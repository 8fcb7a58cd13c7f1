import { parseArgs } from 'node:util';
import { commandAudit } from '../evidence/audit/command-audit.ts';
import { applyRetention, countExpired } from '../people/retention/apply-retention.ts';
import { openForCommand } from './command-database.ts';
import { commandMessages as messages } from './commands.messages.ts';
import { runCommand } from './run-command.ts';

/**
 * `npm run retention`: lists how many rows have expired by each term of the retention table. `--apply` deletes them. Run
 * it daily.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { apply: { type: 'boolean' } } });
  const { kysely, close } = await openForCommand();
  const audit = commandAudit('retention command', new Date());
  try {
    const expired = values.apply
      ? await applyRetention(kysely, audit)
      : await countExpired(kysely, audit.at);
    for (const { term, count } of expired) {
      console.log(messages.retentionLine(term.what, term.term, count));
    }
    const total = expired.reduce((sum, { count }) => sum + count, 0);
    console.log(values.apply ? messages.retentionApplied(total) : messages.retentionPreview);
  } finally {
    await close();
  }
}

runCommand(main);
