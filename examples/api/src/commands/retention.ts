import { parseArgs } from 'node:util';
import { commandAudit } from '../evidence/audit/command-audit.ts';
import { applyRetention, countExpired } from '../people/retention/apply-retention.ts';
import { type Command, withDatabase } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';

/**
 * `npm run api -- retention`: lists how many rows have expired by each term of the retention table. `--apply` deletes
 * them. Run it daily.
 */
export const retention: Command = async (args, env) => {
  const { values } = parseArgs({ args, options: { apply: { type: 'boolean' } } });
  const audit = commandAudit('retention command', new Date());
  await withDatabase(env, async (kysely) => {
    const expired = values.apply
      ? await applyRetention(kysely, audit)
      : await countExpired(kysely, audit.at);
    for (const { term, count } of expired) {
      console.log(messages.retentionLine(term.what, term.term, count));
    }
    const total = expired.reduce((sum, { count }) => sum + count, 0);
    console.log(values.apply ? messages.retentionApplied(total) : messages.retentionPreview);
  });
};
