import { parseArgs } from 'node:util';
import { releaseNumber as release } from '../applications/release-number.ts';
import { commandAudit } from '../evidence/audit/command-audit.ts';
import { type Command, withDatabase } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';

/**
 * `npm run api -- release-number --type V --number 12345678 --reason r --by n`: frees a document number that another
 * person applied with, by rejecting all applications with it. The console can do the same for a single application.
 */
export const releaseNumber: Command = async (args, env, terminal) => {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { type: option, number: option, reason: option, by: option },
  });
  const { type: identificationType, number: idNumber, by } = values;
  const reason = values.reason?.trim();
  if (!(identificationType && idNumber && reason && by)) throw new Error(messages.releaseUsage);
  await withDatabase(env, async (kysely) => {
    const audit = commandAudit(`release command: ${by}`, new Date());
    const taken = { identificationType, idNumber, reason };
    const { released, issued } = await release(kysely, taken, audit);
    terminal.print(messages.rejected(released));
    if (issued.length > 0) terminal.print(messages.issued(issued));
  });
};
