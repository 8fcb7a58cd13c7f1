import { parseArgs } from 'node:util';
import { commandAudit } from '../evidence/audit/command-audit.ts';
import { applyRetention, countExpired } from '../people/retention/apply-retention.ts';
import { writeTerm } from '../people/retention/retention-terms.messages.ts';
import { readRetentionYears } from '../people/retention/retention-years.ts';
import { type Command, withDatabase } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';

/**
 * `npm run api -- retention`: lists how many rows have expired by each term of the retention table. `--apply` deletes
 * or blanks them. The variables `BIRRETE_RETAIN_…` set the terms. Run it daily.
 */
export const retention: Command = async (args, env, terminal) => {
  const { values } = parseArgs({ args, options: { apply: { type: 'boolean' } } });
  const years = readRetentionYears(env);
  const audit = commandAudit('retention command', new Date());
  await withDatabase(env, async (kysely) => {
    const expired = values.apply
      ? await applyRetention(kysely, audit, years)
      : await countExpired(kysely, audit.at, years);
    for (const { term, count } of expired) {
      terminal.print(messages.retentionLine(term.what, writeTerm(term, years), count));
    }
    const total = expired.reduce((sum, { count }) => sum + count, 0);
    terminal.print(values.apply ? messages.retentionApplied(total) : messages.retentionPreview);
  });
};
