import { parseArgs } from 'node:util';
import { releaseNumber as release } from '../applications/release-number.ts';
import { commandAudit } from '../evidence/audit/command-audit.ts';
import { type Command, withDatabase } from './command.ts';
import { commandMessages as messages } from './commands.messages.ts';
import { readNumber } from './read-number.ts';

/**
 * `npm run api -- release-number --type V --number - --reason r --by n`: frees a document number that another person
 * applied with, by rejecting all applications with it. `--number` is the number, or `-` to read it from standard input.
 * The console can do the same for a single application.
 */
export const releaseNumber: Command = async (args, env, terminal) => {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: { type: option, number: option, reason: option, by: option },
  });
  const { type: identificationType, by } = values;
  const reason = values.reason?.trim();
  if (!(identificationType && values.number && reason && by))
    throw new Error(messages.releaseUsage);
  const idNumber = await readNumber(values.number, terminal);
  if (!idNumber) throw new Error(messages.releaseUsage);
  await withDatabase(env, async (kysely) => {
    const audit = commandAudit(`release command: ${by}`, new Date());
    const taken = { identificationType, idNumber, reason };
    const { released, issued } = await release(kysely, taken, audit);
    terminal.print(messages.rejected(released));
    if (issued.length > 0) terminal.print(messages.issued(issued));
  });
};
